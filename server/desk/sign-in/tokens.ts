import { createHash, randomBytes, randomInt } from "node:crypto";
import { unambiguousLetters } from "#domain/leads/reference.ts";

const codeLength = 10;

/** 256 random bits: no one can guess it, so a plain hash hides it. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What the database stores of a token or code, so that a copy of the database opens nothing. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

/** A code that can be typed, such as `7K4M2-Q9XWB`: 49 bits, of which few guesses are allowed. */
export function newCode(): string {
	const letter = () => unambiguousLetters.charAt(randomInt(unambiguousLetters.length));
	const letters = Array.from({ length: codeLength }, letter).join("");
	return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
}

/** A typed code as it was made, however it was typed. */
export function tidyCode(typed: string): string {
	const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
	return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
}
