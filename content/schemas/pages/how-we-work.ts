import { z } from "zod";
import { pageHead } from "#content/schemas/pages/blocks.ts";
import { sectionSchema } from "#content/schemas/section.ts";

/** The first project, week by week, and how it is paid. */
export const howWeWorkSchema = z.strictObject({ ...pageHead, sections: z.array(sectionSchema).min(3) });
