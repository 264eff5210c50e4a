import type { Page } from "@playwright/test";
import type { z } from "zod/mini";
import { accountRoutes } from "#domain/desk/account.ts";
import { type DeskRoute, type RouteIds, routeAddress } from "#domain/desk/route.ts";
import { type ceremony, signInRoutes } from "#domain/desk/sign-in.ts";
import { addAuthenticator } from "#tests/support/browser/authenticator.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCommand, printedCode } from "#tests/support/desk-visitor.ts";
import type { RunningService } from "#tests/support/running-service.ts";

type Ceremony = z.infer<typeof ceremony>;

/** A route of the desk, asked by a page of the site. */
async function ask(page: Page, route: DeskRoute, input: object = {}, ids: RouteIds<string> = {}) {
	const asked = { method: route.method, address: routeAddress(route, ids), input };
	return page.evaluate(async ({ method, address, input }) => {
		const body = method === "GET" ? {} : { body: JSON.stringify(input) };
		const answer = await fetch(address, { method, headers: { "Content-Type": "application/json" }, ...body });
		return { status: answer.status, body: await answer.json() };
	}, asked);
}

/** What the browser's authenticator answers to a ceremony. */
function respond(page: Page, { options }: Ceremony, kind: "create" | "get"): Promise<object> {
	return page.evaluate(
		async ([options, kind]) => {
			// The options are the service's, so what the browser reads them as is what they are.
			const credential =
				kind === "create"
					? await navigator.credentials.create({
							publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
						})
					: await navigator.credentials.get({
							publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
						});
			return (credential as PublicKeyCredential).toJSON();
		},
		[options, kind] as const,
	);
}

/** A browser at the desk's host by name, with an authenticator. */
async function openDesk(page: Page, site: RunningService, isUserVerified = true): Promise<void> {
	await addAuthenticator(page, isUserVerified);
	await page.goto(site.origin.replace("127.0.0.1", "localhost"));
}

async function signInByCode(page: Page, site: RunningService, name: string): Promise<void> {
	const email = `${name}@southlight.example`;
	const { output } = await deskCommand(site, "invite", name, email);
	await ask(page, signInRoutes.useCode, { email, code: printedCode(output) });
}

async function addPasskey(page: Page) {
	const { body } = await ask(page, accountRoutes.beginAddingPasskey);
	const response = await respond(page, body, "create");
	return ask(page, accountRoutes.addPasskey, { ceremony: body.ceremony, name: "Test", response });
}

const visitor = async (page: Page) => (await ask(page, signInRoutes.visit)).body.person?.name ?? null;

test("a person adds a passkey, and signs in by it alone from then on", async ({ page, ownSite }) => {
	await openDesk(page, ownSite);
	await signInByCode(page, ownSite, "hana");
	expect(await addPasskey(page)).toMatchObject({ status: 200, body: { name: "Test", usedAt: null } });
	await ask(page, signInRoutes.signOut);
	expect(await visitor(page)).toBeNull();
	const { body } = await ask(page, signInRoutes.beginPasskey);
	const signIn = { ceremony: body.ceremony, response: await respond(page, body, "get") };
	expect((await ask(page, signInRoutes.finishPasskey, signIn)).status).toBe(200);
	expect(await visitor(page)).toBe("hana");
	await ask(page, signInRoutes.signOut);
	const again = await ask(page, signInRoutes.finishPasskey, signIn);
	expect(again).toEqual({ status: 401, body: { code: "sign-in-refused" } });
});

test("a passkey's answer to another challenge, or one that was altered, is refused without a reason", async ({
	page,
	ownSite,
}) => {
	await openDesk(page, ownSite);
	await signInByCode(page, ownSite, "rua");
	await addPasskey(page);
	await ask(page, signInRoutes.signOut);
	const { body: first } = await ask(page, signInRoutes.beginPasskey);
	const { body: second } = await ask(page, signInRoutes.beginPasskey);
	const response = await respond(page, first, "get");
	const refused = { status: 401, body: { code: "sign-in-refused" } };
	expect(await ask(page, signInRoutes.finishPasskey, { ceremony: second.ceremony, response })).toEqual(
		refused,
	);
	const altered = { ...response, id: "another", rawId: "another" };
	expect(
		await ask(page, signInRoutes.finishPasskey, { ceremony: first.ceremony, response: altered }),
	).toEqual(refused);
	expect(await visitor(page)).toBeNull();
});

test("a passkey that was removed, or whose person was reset, opens nothing", async ({ page, ownSite }) => {
	await openDesk(page, ownSite);
	await signInByCode(page, ownSite, "toru");
	await addPasskey(page);
	const { body } = await ask(page, signInRoutes.beginPasskey);
	const response = await respond(page, body, "get");
	await deskCommand(ownSite, "reset", "toru@southlight.example");
	const { status } = await ask(page, signInRoutes.finishPasskey, { ceremony: body.ceremony, response });
	expect([status, await visitor(page)]).toEqual([401, null]);
});

test("an authenticator that does not ask who holds it is not enough", async ({ page, ownSite }) => {
	await openDesk(page, ownSite, false);
	await signInByCode(page, ownSite, "wha");
	await expect(addPasskey(page)).rejects.toThrow(/NotAllowedError/);
	// A program that leaves the demand out gets an answer from the authenticator, and none from the service.
	const { body } = await ask(page, accountRoutes.beginAddingPasskey);
	const authenticatorSelection = { residentKey: "discouraged", userVerification: "discouraged" };
	const undemanding = { ...body, options: { ...body.options, authenticatorSelection } };
	const response = await respond(page, undemanding, "create");
	const added = await ask(page, accountRoutes.addPasskey, { ceremony: body.ceremony, name: "x", response });
	expect(added).toEqual({ status: 401, body: { code: "sign-in-refused" } });
	expect((await ask(page, accountRoutes.passkeys)).body).toEqual({ passkeys: [] });
});

test("a person at an address that is no name is told that passkeys need one", async ({ page, ownSite }) => {
	await page.goto(ownSite.origin);
	expect((await ask(page, signInRoutes.visit)).body.canUsePasskeys).toBe(false);
	expect((await ask(page, signInRoutes.beginPasskey)).body).toEqual({ code: "passkeys-impossible" });
});
