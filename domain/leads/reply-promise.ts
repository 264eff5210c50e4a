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
