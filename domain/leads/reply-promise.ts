/**
 * Whether a person's answer is what comes of a form, so that one is promised. What comes of a registration is the link to
 * join; of a request for a recording, by the same form, the recording.
 */
export function isAnswered(form: string): boolean {
	return form !== "webinar";
}

/** By when the sender of a form was promised a person's answer; null where the form promises none. */
export function promisedBy<Moment>(form: string, dueAt: Moment): Moment | null {
	return isAnswered(form) ? dueAt : null;
}

/** Days whose replies are published, and the fewest replies that say something. */
export const publishedDays = 90;
export const minReplies = 30;

/** Where the figures are published. */
export const replyTimesPath = "/reply-times";

/** How fast people have answered. */
export interface PublishedReplyTimes {
	readonly replies: number;
	/** Minutes within which half of all that were answered or are late had their answer; null where fewer than half have one. */
	readonly median: number | null;
	/** Between 0 and 1: answered in time, of all that were answered or are late. */
	readonly share: number;
}

/**
 * The names of the places on the page that the service fills in. On a static host they stay in a template, which no browser
 * shows.
 */
export const replyTimesPlaces = { median: "{{median}}", share: "{{share}}", replies: "{{replies}}" } as const;
