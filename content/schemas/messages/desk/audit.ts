import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { auditActions } from "#domain/desk/audit.ts";

/** What the desk says about its audit log. */
export const deskAuditSchema = z.strictObject({
	intro: text,
	ownersOnly: text,
	columns: z.strictObject({ at: text, action: text, person: text, subject: text, detail: text }),
	filters: z.strictObject({
		heading: text,
		action: text,
		allActions: text,
		person: text,
		everyone: text,
		former: message("name"),
		subject: text,
		from: text,
		to: text,
		clear: text,
	}),
	none: text,
	older: text,
	fileName: text,
	noOne: text,
	shown: message("count"),
	actions: z.record(z.enum(auditActions), text),
});
