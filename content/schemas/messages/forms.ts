import { z } from "zod";
import { linkSchema, text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { problemCodes } from "#domain/forms/field.ts";

/** What is wrong with a field, by the code of the fault. */
export const problemMessage = messageWith("label", "max");

/** In the browser, where a form opened anew finds a draft, or only in the tab in which it is typed. */
const draftPlaces = z.strictObject({ browser: text, tab: text });

/** What all forms share. */
export const formMessagesSchema = z.strictObject({
	sending: text,
	/** Stands after the label of a field that may stay empty. */
	optional: text,
	errors: z.record(z.enum(problemCodes), problemMessage),
	summary: z.strictObject({ heading: text, fields: message("count") }),
	/**
	 * `kept` says until when, by where a draft is kept; `keptWithoutService` is in its place where no server takes the form. `undo` is a
	 * button that brings back what was cleared.
	 */
	draft: z.strictObject({
		kept: draftPlaces,
		keptWithoutService: draftPlaces,
		clear: text,
		cleared: text,
		undo: text,
	}),
	privacy: linkSchema.extend({ text: message("months") }),
	/** The text of that notice where no server takes the form. */
	privacyWithoutService: message("months"),
	/** `dueByOffice` is above a list of the offices' times. */
	receipt: z.strictObject({
		/** The points on the way of a message, and where it has one, the time of the last. */
		sent: text,
		read: text,
		reply: message("hours"),
		reference: text,
		due: message("due"),
		dueByOffice: text,
		/** Shown while a mail server is set up, for a form that says nothing of its own. */
		byMail: text,
		again: text,
	}),
	/** Next to a form, before it is sent. Its steps are those of the receipt. */
	next: z.strictObject({ heading: text, promise: message("hours") }),
	failure: z.strictObject({ heading: text, text, mail: text }),
	/** In place of a form that can't be drawn any more. The company's address follows the text. */
	stopped: z.strictObject({ text, retry: text }),
	/** Where no server takes the form: the composed mail, or the bare address without script. */
	static: z.strictObject({ heading: text, note: text, mail: text, withoutScript: text }),
	honeypot: text,
});

type ReadMessages = z.infer<typeof formMessagesSchema>;

/** As forms say them: the notices of this copy of the site, with their months in place. */
export interface FormMessages extends Omit<ReadMessages, "draft" | "privacy" | "privacyWithoutService"> {
	readonly draft: Omit<ReadMessages["draft"], "keptWithoutService">;
	readonly privacy: z.infer<typeof linkSchema> & { readonly text: string };
}
