import { z } from "zod";
import { text } from "#content/schemas/section.ts";

const linkSchema = z.strictObject({ label: text, href: z.string().startsWith("/") });

/** The brand, the ways to reach it and the navigation: the one file that the owner edits to change any of them. */
export const siteSchema = z.strictObject({
	name: text,
	tagline: text,
	/** The address it is served at, without a slash at the end. */
	url: z.url().regex(/[^/]$/),
	email: z.email(),
	blurb: text,
	copyright: z.int(),
	/** The home office first. */
	offices: z.array(z.strictObject({ name: text, timeZone: text })).min(1),
	/** A network without an address is not shown. */
	socials: z.array(z.strictObject({ name: text, url: z.url().nullable() })),
	navigation: z.array(linkSchema),
	contact: linkSchema,
	start: linkSchema,
	/** Words of the frame around every page. */
	frame: z.strictObject({
		skip: text,
		menu: text,
		search: text,
		close: text,
		home: text,
		main: text,
		breadcrumbs: text,
		solutions: text,
		products: text,
		company: text,
		offices: text,
		reach: text,
		contact: text,
		follow: text,
		newTab: text,
		theme: z.strictObject({ legend: text, system: text, light: text, dark: text }),
		loading: text,
	}),
	toasts: z.strictObject({ guide: text, copied: text, saved: text, sent: text }),
});
