import { z } from "zod";
import { pageTitle, text } from "#content/schemas/fields.ts";

/** Front matter of one chapter of a white paper. The place in the paper is the file's number. */
export const chapterSchema = z.strictObject({ title: pageTitle, gist: text.max(160) });

export type ChapterHead = z.infer<typeof chapterSchema>;
