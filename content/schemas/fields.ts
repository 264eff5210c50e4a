import { z } from "zod";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";

/** The schemas whose values visitors read. The pseudo-locale changes these and no others; a schema made from one is one too. */
export const visitorText = z.registry<{ kind: "text" | "message" }>();

/** A text that visitors read, with typographic marks. One with places for values is a `message`. */
export const text = z
	.string()
	.trim()
	.min(1)
	.regex(/^[^{}]*$/, "nothing fills in a place in braces here")
	.overwrite(typographicMarks)
	.register(visitorText, { kind: "text" });

/** A line of code, as it is. */
export const code = z.string().trim().min(1).register(visitorText, { kind: "text" });

/** What is in a cell, at an axis or to choose from; one may be empty. A number is refused: YAML would print 1.50 as 1.5. */
export const cell = z
	.preprocess((typed) => (typed === null ? "" : typed), z.string().overwrite(typographicMarks))
	.register(visitorText, { kind: "text" });

/** A name, such as that of a network, which is the same in every language. */
export const properName = z.string().trim().min(1).overwrite(typographicMarks);

/** Part of an address, and the name of a picture: lower case words joined by hyphens. */
export const slug = z
	.string()
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case words joined by hyphens");
export const iconName = z.string().min(1);

export const httpsUrl = z.url({ protocol: /^https$/ });
/** Path of a page of this site. */
export const pagePath = z.string().startsWith("/");
/** A day, such as 2026-06-30. */
export const isoDate = z.iso.date();
/** Place in a list. */
export const order = z.int().positive();

/** A link to a page of this site. */
export const linkSchema = z.strictObject({ label: text, href: pagePath });
/** A link drawn as a button. `href` is a path of this site or an anchor on the same page. */
export const actionSchema = z.strictObject({
	label: text,
	href: z
		.string()
		.regex(/^[/#]/, "must begin with / for a page of this site, or with # for a place on the page"),
});

export const pointSchema = z.strictObject({ heading: text, text });
/** What happens in a span of time, such as "Week 1–2". */
export const periodSchema = pointSchema.extend({ period: text });
/** A point with a result in large type. */
export const resultSchema = pointSchema.extend({ figure: text });
/** A situation, which may lead to one of our pages. */
export const useCaseSchema = pointSchema.extend({ href: pagePath.optional() });

/** 54 characters and the brand fit into a search result's title. */
export const maxTitleLength = 54;
/** The title of a page, in its head and where it is found. */
export const pageTitle = text.max(maxTitleLength);

/** What every page's head needs, title and description unique. */
export const metaSchema = z.strictObject({
	title: pageTitle,
	description: text.min(70).max(165),
	/** Words under which visitors look for the page and that it has no need to say, such as the names of trades. */
	searchWords: z.array(text).min(1).optional(),
});

export const heroSchema = z.strictObject({
	heading: text,
	lead: text,
	actions: z.array(actionSchema).max(2),
});

/** A scene of the set and what it shows. Without one, contour land is in its place. */
export const sceneFields = { image: slug.optional(), imageAlt: text.max(160).optional() };

/** For a schema with `sceneFields`: a picture without a description, or a description without a picture, is a slip. */
export const sceneRule = {
	holds: ({ image, imageAlt }: { image?: string | undefined; imageAlt?: string | undefined }) =>
		(image === undefined) === (imageAlt === undefined),
	otherwise: { path: ["image"], message: "image and imageAlt belong together: write both, or neither" },
};

/** What ends a page, over a banner of contour land: one that heads no page. `banner` names another. */
export const closingFields = {
	heading: text,
	text,
	actions: z.array(actionSchema).min(1).max(2),
	banner: slug.optional(),
};

export type Point = z.infer<typeof pointSchema>;
export type UseCase = z.infer<typeof useCaseSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Link = z.infer<typeof linkSchema>;
