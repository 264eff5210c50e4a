import { z } from "zod";
import { isoDate, pagePath, slug } from "#content/schemas/fields.ts";

/** What a figure rests on: `placeholder` until the owner has evidence to show for it. */
const basisSchema = z.union([
	z.literal("placeholder"),
	z.strictObject({ evidence: z.string().min(1), date: isoDate, owner: z.string().min(1) }),
]);

/** One marketing figure. Content cites it as `{claim:id}`; the figure itself stands nowhere else. */
const claimSchema = z.strictObject({
	id: slug,
	figure: z.string().min(1),
	statement: z.string().min(1),
	pages: z.array(pagePath).min(1),
	basis: basisSchema,
});

export const claimsSchema = z.array(claimSchema);

export type Claim = z.infer<typeof claimSchema>;
