import { expect, test } from "vitest";
import { accountRoutes } from "#domain/desk/account.ts";
import { auditRoutes } from "#domain/desk/audit.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { DeskVisitor } from "#tests/support/desk-visitor.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const { owner } = staffForTests(service, "owner");

// PostgreSQL stores and compares no such character.
const nul = "\0";

test("a stranger with a passkey whose id no database can look for is refused, and the service has no fault", async () => {
	const visitor = new DeskVisitor(service);
	const response = {
		...{ id: nul, rawId: nul, type: "public-key", response: { clientDataJSON: nul } },
		clientExtensionResults: {},
	};
	const { status, body } = await visitor.ask(signInRoutes.finishPasskey, { ceremony: "x", response });
	expect([status, body]).toEqual([422, { code: "wrong-input", fields: ["response"] }]);
});

test("an address that names an id with a control character finds nothing", async () => {
	const answers = [
		await owner.ask(leadRoutes.read, {}, { lead: nul }),
		await owner.ask(leadRoutes.addNote, { text: "Hello" }, { lead: nul }),
		await owner.ask(accountRoutes.removePasskey, {}, { passkey: nul }),
		await owner.ask(changeRoutes.undo, {}, { change: nul }),
	];
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("a control character within an input or a place in a list is refused", async () => {
	const lead = await leadSaying(service, "Assign me");
	const cursor = Buffer.from(JSON.stringify([nul, nul])).toString("base64url");
	const answers = [
		await owner.ask(changeRoutes.make, { leads: [lead], change: { kind: "assign", to: nul } }),
		await owner.ask(inboxRoutes.list, { view: "open", cursor }),
		await owner.ask(auditRoutes.list, { cursor }),
	];
	expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
});
