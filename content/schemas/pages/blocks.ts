import { z } from "zod";
import { figureSchema } from "#content/schemas/cited-text.ts";
import {
	closingFields,
	heroSchema,
	iconName,
	metaSchema,
	pointSchema,
	text,
	useCaseSchema,
} from "#content/schemas/fields.ts";

/** What every one-off page begins with. */
export const pageHead = { meta: metaSchema, hero: heroSchema };

export const headedSchema = z.strictObject({ heading: text, lead: text });
export const headingSchema = z.strictObject({ heading: text });

/** The call at the end of a page. */
export const closingSchema = z.strictObject(closingFields);

/** Exactly `count` claims in large figures; each figure cites its claim. */
export const figuresOf = (count: number) => z.array(figureSchema).length(count);

/** Exactly `count` points of a heading and a text. */
export const pointsOf = (count: number) => z.array(pointSchema).length(count);

/** Exactly `count` points with a lucide icon name each; one with an address leads on. */
export const iconPointsOf = (count: number) =>
	z.array(useCaseSchema.extend({ icon: iconName })).length(count);
