import { randomUUID } from "node:crypto";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { statusRoutes } from "#domain/desk/status.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { DeskVisitor, deskCommand, personAtDesk, printedCode } from "#tests/support/desk-visitor.ts";
import { MailServerForTests, mailSettings } from "#tests/support/mail-server.ts";
import { RunningService } from "#tests/support/running-service.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const server = new MailServerForTests();
let service: RunningService;
let ana: DeskVisitor;
beforeAll(async () => {
	await server.start();
	service = new RunningService({ settings: mailSettings(server) });
	await service.start();
	ana = await personAtDesk(service, "Ana");
});
afterAll(async () => {
	await service.remove();
	await server.stop();
});

/** The first mail to an address that is wanted, once it has arrived. */
async function mailTo(address: string, isWanted: (mail: Email) => boolean = () => true): Promise<Email> {
	for (let count = 1; ; count++) {
		const found = (await server.mails(count)).find(
			(mail) => mail.to?.some((one) => one.address === address) === true && isWanted(mail),
		);
		if (found !== undefined) return found;
	}
}

/** Lets the seconds pass in which a reply can be taken back. */
const makeDue = () =>
	queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("outbox")
			.set({ next_try_at: "2020-01-01T00:00:00.000Z" })
			.where("purpose", "=", "reply")
			.where("state", "=", "waiting")
			.execute(),
	);

async function reply(to: string, subject: string) {
	const lead = await leadSaying(service, `About ${subject}`, { email: to });
	const receipt = await mailTo(to);
	const written = { key: randomUUID(), seen: 1, to, subject, text: "Kia ora,\n\nyes.\n\nAna" };
	return { lead, receipt, ...(await ana.get(replyRoutes.send, written, { lead })) };
}

describe("a reply", () => {
	test("arrives as its author's plain text, in one conversation with the receipt", async () => {
		const to = "thread@example.co.nz";
		const { lead, receipt } = await reply(to, "Orchards");
		await makeDue();
		const mail = await mailTo(to, ({ subject }) => subject === "Orchards");
		expect(mail.from).toEqual({ name: "Ana", address: "post@southlight.example" });
		expect([mail.text?.trim(), mail.html]).toEqual(["Kia ora,\n\nyes.\n\nAna", undefined]);
		expect(mail.inReplyTo).toBe(receipt.messageId);
		expect(mail.headers.map(({ key }) => key)).not.toContain("auto-submitted");
		const { mails } = await ana.get(leadRoutes.read, {}, { lead });
		expect(mails.map(({ purpose }) => purpose)).toEqual(["receipt", "reply"]);
	});

	test("that was taken back is never sent", async () => {
		const taken = await reply("taken@example.co.nz", "Taken back");
		await ana.get(replyRoutes.takeBack, {}, { lead: taken.lead, mail: taken.mail.id });
		await makeDue();
		const other = await reply("other@example.co.nz", "Sent");
		await makeDue();
		await mailTo("other@example.co.nz", ({ subject }) => subject === "Sent");
		expect(other.mail.state).toBe("waiting");
		expect((await server.mails(1)).map(({ subject }) => subject)).not.toContain("Taken back");
	});
});

test("a reply that failed says what the mail server said, and is sent when it is tried again", async () => {
	const to = "refused@example.co.nz";
	const { lead, mail } = await reply(to, "Refused");
	const { outboxItem } = mail;
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("outbox")
			.set({ state: "failed", problem: "550 No such mailbox" })
			.where("id", "=", outboxItem)
			.execute(),
	);
	const { mails } = await ana.get(leadRoutes.read, {}, { lead });
	expect(mails.at(-1)).toMatchObject({ outboxItem, state: "failed", problem: "550 No such mailbox" });
	await ana.get(numberRoutes.retry, {}, { mail: outboxItem });
	expect((await mailTo(to, ({ subject }) => subject === "Refused")).to).toMatchObject([{ address: to }]);
});

test("the desk says which address its replies come from", async () => {
	expect(await ana.get(statusRoutes.read)).toMatchObject({ sendsFrom: "post@southlight.example" });
});

describe("a mailed link", () => {
	const email = "linked@southlight.example";
	const linkOf = ({ text = "" }: Email) => /#link=([\w-]+)/.exec(text)?.[1] ?? "";

	test("is of no use to who reads the mail, and signs in the browser that asked, once", async () => {
		await deskCommand(service, "invite", "Linked", email);
		const asking = new DeskVisitor(service);
		await asking.get(signInRoutes.sendCode, { email });
		const link = linkOf(await mailTo(email));
		const reader = new DeskVisitor(service);
		await reader.get(signInRoutes.sendCode, { email: "nobody@southlight.example" });
		expect((await reader.ask(signInRoutes.useLink, { link })).status).toBe(401);
		expect((await asking.ask(signInRoutes.useLink, { link })).status).toBe(200);
		expect((await asking.ask(signInRoutes.useLink, { link })).status).toBe(401);
	});

	test("is not mailed to who has no access", async () => {
		const visitor = new DeskVisitor(service);
		await visitor.get(signInRoutes.sendCode, { email: "stranger@example.co.nz" });
		await visitor.get(signInRoutes.sendCode, { email: "ana@southlight.example" });
		await mailTo("ana@southlight.example");
		expect(server.recipients).not.toContain("stranger@example.co.nz");
	});

	test("and the code with it are void once their time is over", async () => {
		const email = "late@southlight.example";
		await deskCommand(service, "invite", "Late", email);
		const visitor = new DeskVisitor(service);
		await visitor.get(signInRoutes.sendCode, { email });
		const mail = await mailTo(email);
		await queryDatabase(service.databaseUrl, (database) =>
			database.updateTable("desk_codes").set({ expires_at: new Date().toISOString() }).execute(),
		);
		expect((await visitor.ask(signInRoutes.useLink, { link: linkOf(mail) })).status).toBe(401);
		const code = printedCode(mail.text ?? "");
		expect((await visitor.ask(signInRoutes.useCode, { email, code })).status).toBe(401);
	});
});
