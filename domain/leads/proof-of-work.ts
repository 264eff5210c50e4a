/**
 * Rounds of PBKDF2 in one try. Browsers derive keys on a thread of their own, so the page stays responsive. A program is
 * no faster at it, so a sender of many forms pays for each what a visitor's device pays for one.
 */
const rounds = 2000;

/** Finds the proof of work for a form key, after 256 tries on average; a tenth of a second on a desktop computer, a second on a slow phone. */
export async function findProof(formKey: string): Promise<string> {
	const work = await workOf(formKey);
	let number = 0;
	while (!(await isDone(work, `${number}`))) number += 1;
	return `${number}`;
}

/** Whether a proof is one for this form key. Takes a single try. */
export async function isProof(formKey: string, proof: string): Promise<boolean> {
	return isDone(await workOf(formKey), proof);
}

function workOf(formKey: string): Promise<CryptoKey> {
	return crypto.subtle.importKey("raw", new TextEncoder().encode(formKey), "PBKDF2", false, ["deriveBits"]);
}

/** One try: whether key and proof derive a byte of zero. */
async function isDone(work: CryptoKey, proof: string): Promise<boolean> {
	const salt = new TextEncoder().encode(proof);
	const byte = await crypto.subtle.deriveBits(
		{ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds },
		work,
		8,
	);
	return new Uint8Array(byte)[0] === 0;
}
