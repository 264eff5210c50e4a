import { z } from "zod";

export const text = z.string().trim().min(1);
export const slug = z.string().regex(/^[a-z0-9-]+$/);

/** A link drawn as a button. `href` is a path of this site or an anchor on the same page. */
export const actionSchema = z.strictObject({ label: text, href: z.string().regex(/^[/#]/) });

export const pointSchema = z.strictObject({ heading: text, text });
const tileSchema = z.strictObject({ figure: text.optional(), heading: text, text });
const sourceSchema = z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }) });
const headed = { heading: text, lead: text.optional() };

/** What every page's head needs, both unique. 54 characters and the brand fit into a search result's title. */
export const metaSchema = z.strictObject({ title: text.max(54), description: text.min(70).max(165) });

/** A scene of the set and what it shows. Without one, contour land stands in its place. */
export const sceneFields = { image: slug.optional(), imageAlt: text.max(160).optional() };

/** For a schema with `sceneFields`: a picture that nothing is said of, or words for none, is a slip. */
export const sceneRule = {
	holds: ({ image, imageAlt }: { image?: string | undefined; imageAlt?: string | undefined }) =>
		(image === undefined) === (imageAlt === undefined),
	otherwise: { path: ["image"], message: "image and imageAlt belong together: write both, or neither" },
};

export const heroSchema = z.strictObject({
	heading: text,
	lead: text,
	actions: z.array(actionSchema).max(2),
});

const solutionBlockSchema = z.strictObject({
	heading: text,
	text,
	features: z.array(text),
	benefits: z.array(text).default([]),
});

const stepSchema = z.strictObject({ heading: text, duration: text.optional(), text });
const assuranceSchema = z.strictObject({ heading: text, text, source: sourceSchema.optional() });

/** The last word of a page, over a strip of contour land: the neutral one, unless `banner` names another. */
export const closingFields = {
	heading: text,
	text,
	actions: z.array(actionSchema).min(1).max(2),
	banner: slug.optional(),
};

/** A part of a page, told apart by its `kind`. A new look is a new kind here and a component of its name. */
export const sectionSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("benefits"), ...headed, items: z.array(pointSchema).min(2) }),
	z.strictObject({ kind: z.literal("benefit-tiles"), ...headed, tiles: z.array(tileSchema).min(3) }),
	z.strictObject({
		kind: z.literal("solution-blocks"),
		...headed,
		blocks: z.array(solutionBlockSchema).min(2),
	}),
	z.strictObject({ kind: z.literal("process"), ...headed, steps: z.array(stepSchema).min(3) }),
	z.strictObject({
		kind: z.literal("timeline"),
		...headed,
		entries: z.array(z.strictObject({ period: text, heading: text, text })).min(3),
	}),
	z.strictObject({ kind: z.literal("compliance"), ...headed, items: z.array(assuranceSchema).min(2) }),
	z.strictObject({ kind: z.literal("security"), ...headed, items: z.array(assuranceSchema).min(2) }),
	z.strictObject({
		kind: z.literal("use-cases"),
		...headed,
		items: z.array(pointSchema.extend({ href: z.string().startsWith("/").optional() })).min(2),
	}),
	z.strictObject({
		kind: z.literal("figures"),
		...headed,
		figures: z.array(z.strictObject({ figure: text, label: text })).min(2),
	}),
	z.strictObject({ kind: z.literal("prose"), heading: text, paragraphs: z.array(text).min(1) }),
	z.strictObject({ kind: z.literal("image"), image: slug, alt: text, caption: text }),
	z.strictObject({ kind: z.literal("banner"), banner: slug, heading: text, text }),
	z.strictObject({
		kind: z.literal("questions"),
		...headed,
		items: z.array(z.strictObject({ question: text, answer: text })).min(2),
	}),
	z.strictObject({ kind: z.literal("closing-call"), ...closingFields }),
]);

export type Point = z.infer<typeof pointSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
