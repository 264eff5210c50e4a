import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

/** What the fields of a lead are called that came by mail: `mailLead` has them. */
export const mailFieldsSchema = z.strictObject({
	name: text,
	email: text,
	subject: text,
	message: text,
	copied: text,
	attachments: text,
});
