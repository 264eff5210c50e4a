import { z } from "zod";

/** What a figure rests on: `placeholder` until the owner has evidence to show for it. */
const basisSchema = z.union([
	z.literal("placeholder"),
	z.strictObject({ evidence: z.string().min(1), date: z.iso.date(), owner: z.string().min(1) }),
]);

/** One marketing figure. Content cites it as `{claim:id}`; the figure itself stands nowhere else. */
const claimSchema = z.strictObject({
	id: z.string().regex(/^[a-z0-9-]+$/),
	figure: z.string().min(1),
	statement: z.string().min(1),
	pages: z.array(z.string().startsWith("/")).min(1),
	basis: basisSchema,
});

export const claimsSchema = z.array(claimSchema);

export type Claim = z.infer<typeof claimSchema>;
