import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { day } from "#domain/durations.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { readCookie, writeCookie } from "#server/desk/sign-in/session-cookie.ts";
import { newToken } from "#server/desk/sign-in/tokens.ts";

/** Seconds for which a browser is known as one that its person has signed in with. */
const lifetime = (90 * day) / 1000;

type Parts = Pick<DeskContext, "settings" | "secret">;

/** Marks a browser as one that a person has signed in with. The mark opens nothing: tries from there are only counted apart from others'. */
export function rememberBrowser({ settings, secret }: Parts, reply: FastifyReply, email: string): void {
	const browser = newToken();
	writeCookie(settings, reply, "known", `${browser}.${signatureOf(secret, browser, email)}`, lifetime);
}

/** The id of a browser that a person has signed in with before, as this service has signed it; null for any other. */
export function knownBrowser(
	{ settings, secret }: Parts,
	request: FastifyRequest,
	email: string,
): string | null {
	const [browser = "", signature = ""] = (readCookie(settings, request, "known") ?? "").split(".");
	const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, browser, email))];
	return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null;
}

function signatureOf(secret: KeyObject, browser: string, email: string): string {
	return createHmac("sha256", secret).update(`known-browser:${browser}:${email}`).digest("base64url");
}
