import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

const question = { button: text, heading: message("name"), text, submit: text };

/** Who answers leads. */
export const deskPeopleSchema = z.strictObject({
	intro: text,
	list: text,
	you: text,
	notJoined: text,
	roles: z.strictObject({ owner: text, staff: text }),
	roleHint: text,
	invite: z.strictObject({
		button: text,
		heading: text,
		name: text,
		email: text,
		role: text,
		office: text,
		submit: text,
	}),
	invited: z.strictObject({
		heading: message("name"),
		resetHeading: message("name"),
		byMail: text,
		text,
		link: text,
		code: text,
		expires: message("moment"),
		copy: text,
		copied: text,
		/** Where the browser lets no page copy. */
		copyFailed: text,
		done: text,
	}),
	change: z.strictObject({ button: text, heading: message("name"), submit: text, saved: text }),
	reset: z.strictObject(question),
	remove: z.strictObject({ ...question, removed: message("name") }),
});
