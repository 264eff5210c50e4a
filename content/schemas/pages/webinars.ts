import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { formReceiptSchema } from "#content/schemas/form-copy.ts";
import { message } from "#content/schemas/message.ts";
import { closingSchema, headedSchema, pageHead } from "#content/schemas/pages/blocks.ts";

const labelsSchema = z.strictObject({
	register: text,
	watch: text,
	live: text,
	recorded: text,
	/** Of a session to come, and of one that has been. */
	registered: message("count"),
	attended: message("count"),
	time: text,
	/** Says which office a time is given for. */
	inOffice: message("office"),
	length: text,
	duration: message("count"),
	places: text,
	topics: text,
	speaker: text,
	agenda: text,
	/** Where a part of the agenda begins. */
	minute: message("count"),
	summary: text,
	slides: text,
	/** One slide's number. */
	slide: message("count"),
	transcript: text,
	readTranscript: text,
	/** Names the transcript's list of chapters. */
	chapters: text,
	recording: text,
	captions: text,
	/** Marks a session without a recording, and says what there is. */
	writtenSession: text,
	written: text,
	/** Above the list of past sessions, where one of them has no recording. */
	unrecorded: text,
	takeAway: text,
	audience: text,
	calendar: text,
	ownZone: text,
});

/** The list of sessions, and what is on a session's own page. */
export const webinarsSchema = z.strictObject({
	...pageHead,
	grid: z.strictObject({ live: text, recorded: text }),
	labels: labelsSchema,
	/**
	 * The form of a session to come; `name` is what mails call it, `privacy` is in place of the notice that all forms share, and
	 * `underWay` is for a session that has begun.
	 */
	register: headedSchema.extend({
		name: text,
		underWay: headedSchema.extend({ submit: text, next: formReceiptSchema.shape.next }),
		privacy: message("months"),
		receipt: formReceiptSchema,
	}),
	/** The form of a session that has been and has no recording yet; `submit` is its button. */
	request: headedSchema.extend({ name: text, submit: text, receipt: formReceiptSchema }),
	links: headedSchema,
	closing: closingSchema,
	/** Ends the page of each session that has a film, and so has fewer than twelve words in a row. */
	closingAfterFilm: closingSchema,
});

export type Webinars = z.infer<typeof webinarsSchema>;
