import { DatabaseError } from "pg";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";

/** Why a database could not be opened, for the person who set its address. */
export function explainRefusal(error: unknown, place: string): string {
	const code = error instanceof DatabaseError ? (error.code ?? "") : "";
	if (code.startsWith("28"))
		return `PostgreSQL at ${place} refuses the user or the password in DATABASE_URL.`;
	if (code === "3D000")
		return `PostgreSQL has no database ${place}. Create it first: see docs/operations.md, "PostgreSQL".`;
	if (code === "57P03") return `PostgreSQL at ${place} is still starting, or about to stop. Try again.`;
	if (isAboutTls(error))
		return `PostgreSQL at ${place} has no TLS, or a certificate that does not fit: DATABASE_URL asks for one by sslmode.`;
	if (error instanceof DatabaseError) return `PostgreSQL at ${place} says: ${error.message}`;
	return `PostgreSQL does not answer at ${place}. Does it run, and is the address in DATABASE_URL right?`;
}

/** The driver has no code for a server without TLS, and Node's codes for certificates begin in many ways. */
function isAboutTls(error: unknown): boolean {
	const { code = "", message = "" } = Object(error instanceof DatabaseUnavailableError ? error.cause : error);
	return /SSL/.test(message) || /CERT|SIGNATURE|ERR_TLS/.test(code);
}
