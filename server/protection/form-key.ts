import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FormKeyAnswer } from "#domain/leads/contract.ts";

export interface FormKey {
	readonly submission: string;
	readonly issuedAt: Date;
}

/** A new sending's id, signed with the time, so that its age can be believed when it comes back. */
export function issueFormKey(secret: Buffer, now: Date): FormKeyAnswer {
	const submission = randomUUID();
	const signed = `${submission}.${now.getTime().toString(36)}`;
	return { submission, key: `${signed}.${signatureOf(secret, signed)}` };
}

/** What a key says; null when this service has not signed it. */
export function readFormKey(secret: Buffer, key: string): FormKey | null {
	const [submission = "", time = "", signature = "", ...more] = key.split(".");
	const expected = Buffer.from(signatureOf(secret, `${submission}.${time}`));
	const given = Buffer.from(signature);
	if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return { submission, issuedAt: new Date(Number.parseInt(time, 36)) };
}

function signatureOf(secret: Buffer, text: string): string {
	return createHmac("sha256", secret).update("form-key:").update(text).digest("base64url");
}
