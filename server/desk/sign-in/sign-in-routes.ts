import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { signInRoutes, type Visit } from "#domain/desk/sign-in.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { passkeyHost, visitedHost } from "#server/desk/http/visited-host.ts";
import { type AttemptLimit, countAttempt } from "#server/desk/sign-in/attempts.ts";
import { redeemCode, redeemLink } from "#server/desk/sign-in/codes.ts";
import { knownBrowser, rememberBrowser } from "#server/desk/sign-in/known-browser.ts";
import { mailCode } from "#server/desk/sign-in/mail-code.ts";
import { beginSignIn, finishSignIn, redeemPasskey } from "#server/desk/sign-in/passkeys.ts";
import { readCookie, writeCookie } from "#server/desk/sign-in/session-cookie.ts";
import { endSessions, giveSession, startSession } from "#server/desk/sign-in/sessions.ts";
import { newToken } from "#server/desk/sign-in/tokens.ts";
import { visitOf } from "#server/desk/sign-in/visit.ts";
import { networkOf } from "#server/protection/address-network.ts";

const attemptsOfAddress = 50;
/** By one network: so a stranger who tries a colleague's address keeps no one out but those next to them. */
const attemptsOfAccount = 5;
/** By all networks together. A code of 49 bits that is good for 72 hours is so guessed once in a billion times. */
const guessesOfAccount = 1000;
/** What one mailbox gets, whoever asks. */
const mailsOfAccount = 20;
/** Seconds for which a browser is known as the one that asked for a mail. */
const browserCookieMaxAge = 60 * 60;

/** Signing in and out. Nothing here tells whether there is an account. */
export function addSignInRoutes(routes: DeskRoutes, desk: DeskContext): void {
	const { database, settings } = desk;
	const countAddress = (request: FastifyRequest) => limitAddress(desk, request);
	routes.open(signInRoutes.visit, ({ request, by }) => visitOf(desk, request, by?.id ?? null));

	routes.open(signInRoutes.beginPasskey, async ({ request }) => {
		await countAddress(request);
		return beginSignIn(database, passkeyHost(desk, request));
	});

	routes.open(signInRoutes.finishPasskey, async ({ input, request, reply }) => {
		await countAddress(request);
		const host = passkeyHost(desk, request);
		const passkey = await finishSignIn(database, host, input.ceremony, input.response);
		const redeem = async (transaction: Transaction<Tables>) =>
			passkey === null ? null : redeemPasskey(transaction, passkey);
		return signIn(desk, request, reply, redeem, "passkey");
	});

	routes.open(signInRoutes.sendCode, async ({ input, request, reply }) => {
		await countAddress(request);
		const limit = { what: "send-code", who: input.email, max: mailsOfAccount };
		const isKnown = await limitAccount(desk, request, limit);
		const token = newToken();
		writeCookie(settings, reply, "browser", token, browserCookieMaxAge);
		const { origin } = visitedHost(settings, request);
		// After the answer, which so takes as long for an address that no one has.
		desk.later(() => mailCode(desk, input.email, { token, isKnown }, origin));
		return {};
	});

	routes.open(signInRoutes.useCode, async ({ input, request, reply }) => {
		await countAddress(request);
		await limitAccount(desk, request, { what: "use-code", who: input.email, max: guessesOfAccount });
		const { email, code } = input;
		return signIn(desk, request, reply, (transaction) => redeemCode(transaction, email, code), "code");
	});

	routes.open(signInRoutes.useLink, async ({ input, request, reply }) => {
		await countAddress(request);
		const browser = readCookie(settings, request, "browser");
		const redeem = async (transaction: Transaction<Tables>) =>
			browser === null ? null : redeemLink(transaction, input.link, browser);
		return signIn(desk, request, reply, redeem, "link");
	});

	routes.signedIn(signInRoutes.signOut, async ({ by, reply }) => {
		await database.transaction(async (transaction) => {
			await endSessions(transaction, by.id, by.session);
			await audit(transaction, { action: "signed-out", person: by.id });
		});
		writeCookie(settings, reply, "session", null, 0);
		return {};
	});
}

/**
 * Signs a person in, or refuses; the log has either. A code is used up with the session that it opens, or not at all.
 * @param identify says who it is; null for no one
 */
async function signIn(
	desk: DeskContext,
	request: FastifyRequest,
	reply: FastifyReply,
	identify: (transaction: Transaction<Tables>) => Promise<string | null>,
	detail: "passkey" | "code" | "link",
): Promise<Visit> {
	const { database, settings } = desk;
	const begun = await database.transaction(async (transaction) => {
		const person = await identify(transaction);
		const action = person === null ? "sign-in-refused" : "signed-in";
		await audit(transaction, { action, person, detail });
		if (person === null) return null;
		return { person, token: await startSession(transaction, settings, request, person) };
	});
	if (begun === null) throw new DeskError("sign-in-refused");
	giveSession(settings, reply, begun.token);
	const visit = await visitOf(desk, request, begun.person);
	if (visit.person !== null) rememberBrowser(desk, reply, visit.person.email);
	return visit;
}

function limitAddress(desk: DeskContext, request: FastifyRequest): Promise<void> {
	const limit = { what: "sign-in", who: networkOf(request.ip), max: attemptsOfAddress };
	return countAttempt(desk, limit, new Date());
}

/**
 * Counted for every address that is typed, of an account or not, so that a refusal says nothing either. A browser that the person has
 * signed in with before is counted by itself, and strangers keep it out by no number of tries.
 * @returns whether it is such a browser
 */
async function limitAccount(
	desk: DeskContext,
	request: FastifyRequest,
	limit: AttemptLimit,
): Promise<boolean> {
	const now = new Date();
	const browser = knownBrowser(desk, request, limit.who);
	const who = `${browser ?? networkOf(request.ip)} ${limit.who}`;
	await countAttempt(desk, { ...limit, who, max: attemptsOfAccount }, now);
	if (browser === null) await countAttempt(desk, limit, now);
	return browser !== null;
}
