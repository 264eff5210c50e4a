import { DatabaseError } from "pg";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";

/**
 * Why a database could not be opened, for the person who set its address.
 * @param setting what they know the address by
 */
export function explainRefusal(error: unknown, place: string, setting: string): string {
	const code = error instanceof DatabaseError ? (error.code ?? "") : "";
	if (code.startsWith("28")) return `PostgreSQL at ${place} refuses the user or the password in ${setting}.`;
	if (code === "3D000")
		return `PostgreSQL has no database ${place}. Create it first: see docs/operations.md, "PostgreSQL".`;
	if (code === "57P03") return `PostgreSQL at ${place} is still starting, or about to stop. Try again.`;
	const { syscall, path } = causeOf(error);
	if (syscall === "open") return `The file ${path}, which ${setting} names, cannot be read.`;
	if (isAboutTls(error))
		return `PostgreSQL at ${place} has no TLS, or a certificate that does not fit: ${setting} asks for one by sslmode.`;
	if (error instanceof DatabaseError) return `PostgreSQL at ${place} says: ${error.message}`;
	return `PostgreSQL does not answer at ${place}. Does it run, and is ${setting} right?`;
}

/** The driver has no code for a server without TLS, and Node's codes for certificates begin in many ways. */
function isAboutTls(error: unknown): boolean {
	const { code = "", message = "" } = causeOf(error);
	return /SSL/.test(message) || /CERT|SIGNATURE|ERR_TLS/.test(code);
}

function causeOf(error: unknown) {
	return Object(error instanceof DatabaseUnavailableError ? error.cause : error);
}
