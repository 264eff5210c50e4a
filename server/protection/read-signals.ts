import type { SendRequest } from "#domain/leads/contract.ts";
import { isProof } from "#domain/leads/proof-of-work.ts";
import { type FormKey, readFormKey } from "#server/protection/form-key.ts";
import type { Signals } from "#server/protection/suspicions.ts";

/** What a sending gives away about its sender. */
export async function readSignals(
	secret: Buffer,
	sent: SendRequest,
	isFromBusyAddress: boolean,
): Promise<Signals> {
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
async function readProof({ key, proof }: SendRequest, formKey: FormKey | null): Promise<Signals["proof"]> {
	if (key === undefined || formKey === null || proof === undefined) return "none";
	return (await isProof(key, proof)) ? "found" : "wrong";
}
