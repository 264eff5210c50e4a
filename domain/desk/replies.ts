import * as z from "zod/mini";
import { draft } from "#domain/desk/lead-detail.ts";
import { unknownPlaces } from "#domain/desk/placeholders.ts";
import { nothing, route } from "#domain/desk/route.ts";
import { leadMail, timelineEntry } from "#domain/desk/timeline.ts";
import { id, line, mailAddress, moment, text } from "#domain/desk/values.ts";

/** Characters of a reply, its signature included. */
export const maxReplyLength = 20_000;

/** Characters of its subject. */
export const maxSubjectLength = 200;

/** Characters of a saved reply, and of its title. */
export const maxSavedTextLength = 10_000;
export const maxSavedTitleLength = 100;

/** Seconds in which a reply can be taken back. */
export const takeBackSeconds = 10;

/** What divides two paragraphs of a plain text. */
export const paragraph = "\n\n";

/** What was written of one reply at two places or moments, as one text. */
export function joinTexts(...texts: readonly string[]): string {
	return texts.filter((text) => text.trim() !== "").join(paragraph);
}

/** A reply with its author's signature at the end, once. */
export function withSignature(text: string, signature: string): string {
	const [written, end] = [text.trim(), signature.trim()];
	return end === "" || written.endsWith(end) ? written : written + paragraph + end;
}

/** What `withSignature` was given, but for space around it. */
export function withoutSignature(text: string, signature: string): string {
	const end = paragraph + signature.trim();
	return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** The id of the lead at which the drafts of a lead are: they go with it when it is merged into another one. */
export function leadOfDrafts(lead: string, mergedInto: string | null): string {
	return mergedInto ?? lead;
}

/** PostgreSQL counts the events of a lead in 32 bits. */
const maxEventNumber = 2 ** 31 - 1;

const savedReply = z.object({ id, title: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReply>;
const written = z.strictObject({
	title: line(maxSavedTitleLength),
	/** A name that is no placeholder would reach the visitor as it stands. */
	text: text(maxSavedTextLength).check(z.refine((written) => unknownPlaces(written).length === 0)),
});

export const replyRoutes = {
	/**
	 * Saves the person's own draft on a lead; one without subject and text removes it. `since` is the `savedAt` of the draft that this one takes
	 * the place of, null for none: another one is not overwritten. Without it, any is.
	 */
	saveDraft: route({
		method: "PUT",
		path: "/leads/:lead/draft",
		access: "staff",
		input: z.strictObject({
			subject: z.string().check(z.maxLength(maxSubjectLength)),
			text: z.string().check(z.maxLength(maxReplyLength)),
			since: z.optional(z.nullable(moment)),
		}),
		answer: z.object({ draft: z.nullable(draft) }),
	}),
	/** Queues a reply as plain text, the signature included. The same key again is the same reply: refused with another text, or once it was taken back. */
	send: route({
		method: "POST",
		path: "/leads/:lead/replies",
		access: "staff",
		input: z.strictObject({
			/** One for each reply, made such as by `crypto.randomUUID()`. */
			key: id,
			/** The last event of the lead that its author has seen. */
			seen: z.int().check(z.gte(0), z.lte(maxEventNumber)),
			/** The address that its author saw: refused when the lead has another by now. */
			to: mailAddress,
			subject: line(maxSubjectLength),
			text: text(maxReplyLength),
		}),
		answer: z.object({ mail: leadMail, entry: timelineEntry }),
	}),
	takeBack: route({
		method: "DELETE",
		path: "/leads/:lead/replies/:mail",
		access: "staff",
		input: nothing,
		/** What was written, back in the draft, without the signature and with what was written since at its end. */
		answer: z.object({ draft }),
	}),
	listSaved: route({
		method: "GET",
		path: "/saved-replies",
		access: "staff",
		input: nothing,
		answer: z.object({ replies: z.array(savedReply) }),
	}),
	addSaved: route({
		method: "POST",
		path: "/saved-replies",
		access: "staff",
		input: written,
		answer: savedReply,
	}),
	changeSaved: route({
		method: "PUT",
		path: "/saved-replies/:reply",
		access: "staff",
		input: written,
		answer: savedReply,
	}),
	removeSaved: route({
		method: "DELETE",
		path: "/saved-replies/:reply",
		access: "staff",
		input: nothing,
		answer: nothing,
	}),
} as const;
