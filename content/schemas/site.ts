import { z } from "zod";
import { linkSchema, properName, slug, text } from "#content/schemas/fields.ts";
import { knownTimeZone } from "#domain/locale/time-zone.ts";

const officeSchema = z.strictObject({
	name: text,
	timeZone: z
		.string()
		.refine((name) => knownTimeZone(name) !== null, "must be a time zone, such as Asia/Kolkata"),
	/** When people are at work on a weekday, by the clock of the office: whole hours. */
	hours: z
		.strictObject({ from: z.int().min(0), to: z.int().max(24) })
		.refine(({ from, to }) => from < to, "from must be earlier than to"),
	/** The map of its country, one of `art/contour/coasts.ts`. */
	map: slug.optional(),
});

/** The brand, the ways to reach it and the navigation: the one file that the owner edits to change any of them. */
export const siteSchema = z.strictObject({
	name: properName,
	tagline: text,
	/** The address it is served at, without a slash at the end. */
	url: z.url().regex(/[^/]$/, "must have no slash at its end"),
	email: z.email(),
	blurb: text,
	copyright: z.int(),
	/** The home office first. */
	offices: z.array(officeSchema).min(1),
	/** A network without an address is not shown. */
	socials: z.array(z.strictObject({ name: properName, url: z.url().nullable() })),
	navigation: z.array(linkSchema),
	contact: linkSchema,
	start: linkSchema,
	/** Pages about how the company works, in the footer. */
	about: z.array(linkSchema),
});

export type Office = z.infer<typeof officeSchema>;
