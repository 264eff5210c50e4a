import { z } from "zod";
import { citedFigure } from "#content/schemas/cited-text.ts";
import { httpsUrl, metaSchema, pointSchema, text } from "#content/schemas/fields.ts";

const sessionFields = {
	title: text,
	description: text.max(220),
	category: text,
	/** Cites a claim: registered so far for a session to come, present for one that has been. */
	attendees: citedFigure(/^\d+$/),
	/** A role; the page adds the company's name. */
	speaker: text,
	/** With its offset, e.g. "2027-02-17T16:00:00+13:00". Quoted in YAML, so that no reader turns it into a Date. */
	startsAt: z.iso.datetime({ offset: true }),
	durationMinutes: z.int().min(15).max(180),
	/** A film in `public/recordings/`, and its captions there: the pages load nothing from another host. */
	recordingUrl: z
		.string()
		.regex(/^\/recordings\/[a-z0-9-]+\.(?:mp4|webm)$/, "must be a film such as /recordings/name.mp4 or .webm")
		.optional(),
	captions: z
		.string()
		.regex(/^\/recordings\/[a-z0-9-]+\.vtt$/, "must be captions such as /recordings/name.vtt")
		.optional(),
	topics: z.array(text).length(4),
	meta: metaSchema,
	/** `minute` counts from the start of the session. */
	agenda: z.array(z.strictObject({ minute: z.int().min(0), heading: text, text })).min(3),
	summary: z.array(text).min(2),
	slides: z
		.array(z.strictObject({ title: text, points: z.array(text).min(2).max(3) }))
		.min(6)
		.max(10),
};

/** Edited from speech, in parts that a reader can find again. */
const transcriptSchema = z.array(z.strictObject({ heading: text, paragraphs: z.array(text).min(1) })).min(3);

/** A film without captions shuts people out, so both are set or neither. */
const captioned = {
	holds: ({ recordingUrl, captions }: { recordingUrl?: string | undefined; captions?: string | undefined }) =>
		(recordingUrl === undefined) === (captions === undefined),
	otherwise: { path: ["captions"], message: "recordingUrl and captions belong together" },
};

interface Timetable {
	readonly agenda: readonly { readonly minute: number }[];
	readonly durationMinutes: number;
}

/** A visitor reads the agenda as the course of the session: from its start, in order, and within its time. */
function checkAgenda({ agenda, durationMinutes }: Timetable, context: z.RefinementCtx): void {
	for (const [index, { minute }] of agenda.entries()) {
		const before = agenda[index - 1]?.minute;
		const isInOrder = before === undefined ? minute === 0 : minute > before;
		if (isInOrder && minute < durationMinutes) continue;
		const message = `an agenda begins at minute 0, is in order and ends before minute ${durationMinutes}`;
		context.addIssue({ code: "custom", path: ["agenda", index, "minute"], message });
	}
}

/**
 * How the session is held. What a visitor sees today (`webinarState` in domain/) also depends on the clock:
 * a live session that has ended is offered as a recorded one, with or without a transcript yet.
 */
export const webinarSchema = z
	.discriminatedUnion("format", [
		z.strictObject({
			...sessionFields,
			format: z.literal("live"),
			/** Where people join the session. The mails name it, no page does. */
			joinUrl: httpsUrl.optional(),
			/** How often the session has been moved: calendars take the new time when this is higher. */
			timesMoved: z.int().min(0).default(0),
			whatYouTakeAway: z.array(text).min(3),
			whoItIsFor: z.array(pointSchema).min(2),
			transcript: transcriptSchema.optional(),
		}),
		z.strictObject({ ...sessionFields, format: z.literal("recorded"), transcript: transcriptSchema }),
	])
	.superRefine(checkAgenda)
	.refine(captioned.holds, captioned.otherwise);

export type Webinar = z.infer<typeof webinarSchema>;
