import { z } from "zod";
import { pagePath, text, visitorText } from "#content/schemas/fields.ts";
import { plainText } from "#domain/claims/cited-text.ts";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";

/** What `{claim:id}` becomes: the figure, and its entry in the list of figures. */
const citedFigureSchema = z.strictObject({
	figure: text,
	href: pagePath,
	mark: text.optional(),
	isTarget: z.literal(true).optional(),
});

/** What is between two figures; its spaces matter. */
const between = z.string().register(visitorText, { kind: "text" });

const citingText = z
	.array(z.union([between, citedFigureSchema]))
	.min(1)
	.overwrite((parts) => {
		// What is around a mark decides on it, figures too.
		const printed = typographicMarks(plainText(parts));
		return parts.map((part, index) => {
			if (typeof part !== "string") return part;
			const start = plainText(parts.slice(0, index)).length;
			return printed.slice(start, start + part.length);
		});
	});

/** A text that may cite figures. In a plain `text` a citation is refused, as nothing would link it. */
export const citedText = z.union([text, citingText]);

/** Exactly one figure, such as a count of readers. */
export const citedFigure = (form: RegExp) =>
	z.tuple(
		[citedFigureSchema.extend({ figure: z.string().regex(form, "must be a count, such as 120") })],
		'must be a claim and nothing else, such as "{claim:paper-downloads}"',
	);

/** A claim in large type, and what it counts. */
export const figureSchema = z.strictObject({ figure: citedText, label: text });

export type Figure = z.infer<typeof figureSchema>;
