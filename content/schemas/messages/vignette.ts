import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

export const vignetteMessagesSchema = z.strictObject({ note: text });
