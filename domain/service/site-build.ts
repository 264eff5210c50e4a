import * as z from "zod/mini";
import { failureDescription } from "#domain/service/failure-pages.ts";

/** Where the desk's client is in the folder of what the build leaves for the service. */
export const deskFolder = "desk";

const headers = z.record(z.string(), z.string());

const siteFile = z.strictObject({
	/** Relative to the folder of the built pages. */
	file: z.string(),
	/** The media type, as `Content-Type` names it. */
	type: z.string(),
	/** Whether its name changes with its content, so that a browser need never ask for it again. */
	immutable: z.boolean(),
	/** The page's own content security policy; null for a file that is not a page. */
	policy: z.nullable(z.string()),
	etag: z.string().check(z.regex(/^"[\x21\x23-\x7e]+"$/)),
	headers: z.optional(headers),
});

/** What the build writes to `site.json`: all that the service knows about the pages. */
export const siteBuild = z.strictObject({
	/** Sent with every answer. */
	headers,
	/** For answers that are not pages: JSON, redirects, images. */
	fallbackPolicy: z.string(),
	/** For the pages that the service renders. */
	shellPolicy: z.string(),
	/** The address that links for search engines, feeds and security.txt are built from. */
	url: z.url(),
	/** The address that the pages ask visitors to write to. */
	email: z.string(),
	pages: z.array(z.string()),
	/** The slugs that a form can be about, by the name of its hidden control. */
	subjects: z.record(z.string(), z.array(z.string())),
	/** Where the company's people are. */
	offices: z.array(z.strictObject({ name: z.string(), timeZone: z.string() })),
	/** What the pages call the stages of AI readiness, by their ids. */
	stageNames: z.record(z.string(), z.string()),
	failures: failureDescription,
	/** Names of the pages that the service renders. */
	views: z.array(z.string()),
	/** When each webinar is held, by its slug. */
	sessions: z.record(
		z.string(),
		z.strictObject({
			startsAt: z.string(),
			durationMinutes: z.number(),
			format: z.enum(["live", "recorded"]),
		}),
	),
	/** Files that there are only from a moment on, by their addresses: before it they are answered as unknown ones. */
	heldUntil: z.record(z.string(), z.iso.datetime()),
	/** The zone in which the company's day begins, such as "Pacific/Auckland". */
	homeZone: z.string(),
	/** By address, such as `/company` or `/_astro/x.js`. */
	files: z.record(z.string(), siteFile),
	/** The same of the desk, whose files are in `deskFolder`. */
	desk: z.record(z.string(), siteFile),
});

export type SiteFile = z.infer<typeof siteFile>;
export type SiteBuild = z.infer<typeof siteBuild>;
