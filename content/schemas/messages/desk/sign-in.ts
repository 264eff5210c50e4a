import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** How a person signs in to the desk. */
export const deskSignInSchema = z.strictObject({
	heading: text,
	intro: message("company"),
	passkey: z.strictObject({ button: text, impossible: text, cancelled: text }),
	byCode: text,
	code: z.strictObject({
		heading: text,
		intro: text,
		email: text,
		code: text,
		codeHint: text,
		submit: text,
	}),
	mail: z.strictObject({
		heading: text,
		text,
		button: text,
		sent: message("email", "minutes"),
		impossible: text,
	}),
	link: z.strictObject({ heading: text, text, button: text, refused: message("minutes") }),
	addPasskey: z.strictObject({ text, button: text, later: text }),
	ended: z.strictObject({ heading: text, text, notLoaded: text }),
	usual: text,
});
