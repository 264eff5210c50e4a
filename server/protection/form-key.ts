import { createHmac, type KeyObject, randomUUID, timingSafeEqual } from "node:crypto";
import type { IssuedFormKey } from "#domain/leads/contract.ts";

/** What a form key says that this service has signed. */
export interface VerifiedFormKey {
	readonly formKeyId: string;
	readonly issuedAt: Date;
}

/** A new form's id, signed with the time, so that the service can trust its age when it comes back. */
export function issueFormKey(secret: KeyObject, now: Date): IssuedFormKey {
	const formKeyId = randomUUID();
	const signed = `${formKeyId}.${now.getTime().toString(36)}`;
	return { formKeyId, key: `${signed}.${signatureOf(secret, signed)}` };
}

/** Null when this service has not signed the key. */
export function verifyFormKey(secret: KeyObject, key: string): VerifiedFormKey | null {
	const [formKeyId = "", time = "", signature = "", ...more] = key.split(".");
	const expected = Buffer.from(signatureOf(secret, `${formKeyId}.${time}`));
	const given = Buffer.from(signature);
	if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return { formKeyId, issuedAt: new Date(Number.parseInt(time, 36)) };
}

function signatureOf(secret: KeyObject, text: string): string {
	return createHmac("sha256", secret).update("form-key:").update(text).digest("base64url");
}
