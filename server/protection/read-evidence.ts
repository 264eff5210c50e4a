import type { SubmissionRequest } from "#domain/leads/contract.ts";
import { isProof } from "#domain/leads/proof-of-work.ts";
import { type ReadFormKey, readFormKey } from "#server/protection/form-key.ts";
import type { SpamEvidence } from "#server/protection/spam-signals.ts";

/** What a submission gives away about its sender. */
export async function readEvidence(
	secret: Buffer,
	sent: SubmissionRequest,
	isFromBusyAddress: boolean,
): Promise<SpamEvidence> {
	const formKey = sent.key === undefined ? null : readFormKey(secret, sent.key);
	return {
		hiddenField: sent.website ?? "",
		formKey,
		isKeyForged: sent.key !== undefined && formKey === null,
		proof: await readProof(sent, formKey),
		isFromBusyAddress,
	};
}

/** Without a key of this service there is nothing that the work could have been done for, nor is any spent on checking it. */
async function readProof(
	{ key, proof }: SubmissionRequest,
	formKey: ReadFormKey | null,
): Promise<SpamEvidence["proof"]> {
	if (key === undefined || formKey === null || proof === undefined) return "none";
	return (await isProof(key, proof)) ? "found" : "wrong";
}
