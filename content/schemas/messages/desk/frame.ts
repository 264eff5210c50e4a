import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { messageWith } from "#content/schemas/message.ts";
import { type DeskFailureCode, deskFailureStatus } from "#domain/desk/failures.ts";

// `Object.keys` knows them only as texts.
const failureCodes = Object.keys(deskFailureStatus) as DeskFailureCode[];

/** What is around every view of the desk. */
export const deskFrameSchema = z.strictObject({
	title: text,
	needsScript: text,
	views: z.strictObject({
		inbox: text,
		numbers: text,
		savedReplies: text,
		person: text,
		people: text,
		audit: text,
		account: text,
	}),
	navigation: text,
	menu: text,
	skip: text,
	theme: z.strictObject({
		label: text,
		choices: z.strictObject({ system: text, light: text, dark: text }),
	}),
	signOut: text,
	loading: text,
	notFound: z.strictObject({ heading: text, text, back: text }),
	broken: z.strictObject({ heading: text, text, again: text }),
	connection: z.strictObject({ offline: text, waiting: text }),
	toasts: z.strictObject({ region: text, close: text, undo: text }),
	buttons: z.strictObject({ close: text, cancel: text, exportCsv: text }),
	required: text,
	email: text,
	failures: z.record(z.enum(failureCodes), messageWith("seconds")),
	unreachable: text,
	reachedAgain: text,
});
