import type { Invitation } from "#domain/desk/people.ts";
import type { NewCode } from "#server/desk/sign-in/codes.ts";

/** Where an invited person types the code: the address says who they are and nothing that would let anyone in. */
export function invitationOf(origin: string, email: string, { code, expiresAt }: NewCode): Invitation {
	const link = `${origin}/desk/sign-in#mail=${encodeURIComponent(email)}`;
	return { link, code, expiresAt: expiresAt.toISOString() };
}
