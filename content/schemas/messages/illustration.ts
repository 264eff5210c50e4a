import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

/** What marks a figure or a study that is invented for the demonstration. */
export const illustrationSchema = z.strictObject({ mark: text });
