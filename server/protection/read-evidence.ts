import { isProof } from "#domain/leads/proof-of-work.ts";
import type { SpamEvidence } from "#domain/leads/spam-signals.ts";
import type { SubmissionRequest } from "#domain/leads/submission-request.ts";
import type { VerifiedFormKey } from "#server/protection/form-key.ts";

/** What a request by itself shows of its sender; the form and the database know the rest. */
export type RequestEvidence = Omit<SpamEvidence, "leadsOfFormKey" | "hasLongText">;

/** @param formKey null when none came, or one that this service has not signed */
export async function readEvidence(
	sent: SubmissionRequest,
	formKey: VerifiedFormKey | null,
	isFromBusyAddress: boolean,
	now: Date,
): Promise<RequestEvidence> {
	return {
		honeypot: sent.website ?? "",
		isKeyForged: sent.key !== undefined && formKey === null,
		formAge: formKey === null ? null : now.getTime() - formKey.issuedAt.getTime(),
		proof: formKey === null ? "none" : await checkProof(sent),
		isFromBusyAddress,
	};
}

/** Costs time, so it is not done for a forged key. */
async function checkProof({ key, proof }: SubmissionRequest): Promise<SpamEvidence["proof"]> {
	if (key === undefined || proof === undefined) return "none";
	return (await isProof(key, proof)) ? "found" : "wrong";
}
