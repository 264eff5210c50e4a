import { z } from "zod";
import { isoDate, pagePath, slug, text } from "#content/schemas/fields.ts";

/** What a figure rests on: something to show for it, an aim that is measured with the customer, or nothing, as it is invented. */
const basisSchema = z.union(
	[
		z.strictObject({ evidence: text, date: isoDate, owner: text }),
		z.strictObject({ target: text }),
		z.literal("illustration"),
	],
	"must be illustration, a target, or evidence with its date and owner",
);

/** One marketing figure. Content cites it as `{claim:id}`; the figure itself stands nowhere else. */
const claimSchema = z.strictObject({
	id: slug,
	figure: text,
	statement: text,
	/** The first page is the one under which the list of figures has it. */
	pages: z.array(pagePath).min(1),
	basis: basisSchema,
});

export const claimsSchema = z.array(claimSchema);

export type Claim = z.infer<typeof claimSchema>;

export const basisKinds = ["target", "evidence", "illustration"] as const;
export type BasisKind = (typeof basisKinds)[number];

export function basisKind({ basis }: Pick<Claim, "basis">): BasisKind {
	if (basis === "illustration") return basis;
	return "target" in basis ? "target" : "evidence";
}
