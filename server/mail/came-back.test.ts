import { expect, test } from "vitest";
import { hour, minute } from "#domain/durations.ts";
import { retryMail } from "#server/mail/retry-mail.ts";
import { parseMail } from "#server/mailbox/parse-mail.ts";
import { storeMail } from "#server/mailbox/store-mail.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { outboxOf, storeMessage, worker } from "#tests/support/outbox-for-tests.ts";
import { bounceOf } from "#tests/support/received-mails.ts";

const made = databaseForTests();
const arrival = new Date("2026-11-22T01:00:00Z");
const team = ["ana@southlight.example", "ravi@southlight.example"];

/** A service whose news of a lead is due, and what its mail server has heard of whom. */
async function newsOfLead(members: readonly string[] = team) {
	await storeMessage(made.database, arrival);
	await made.database.kysely.deleteFrom("outbox").where("purpose", "!=", "team-lead").execute();
	const server = await mailServer();
	const news = async () => {
		const row = (await outboxOf(made.database)).get("team-lead");
		if (row === undefined) throw new Error("There is no such mail");
		return row;
	};
	return {
		server,
		news,
		lookAt: (moment: Date, to = members) =>
			worker(made.database, server, { MAIL_TEAM: to.join(", ") }).lookAt(moment),
		async comesBackFrom(address: string) {
			const recipient = `Final-Recipient: rfc822; ${address}`;
			const bytes = Buffer.from(bounceOf((await news()).message_id ?? "", { recipient }));
			const mail = await parseMail({ uid: 1, bytes, size: bytes.length, arrivedAt: arrival });
			await made.database.transaction((transaction) => storeMail(transaction, mail, [], arrival));
		},
		async retry(at: Date) {
			expect(await retryMail(made.database, (await news()).id, at)).toBe(true);
		},
	};
}

const later = (milliseconds: number) => new Date(arrival.getTime() + milliseconds);

test("a mail that came back from one of the team goes to that one alone when it is tried again", async () => {
	const { server, news, lookAt, comesBackFrom, retry } = await newsOfLead();
	await lookAt(later(minute));
	await comesBackFrom("ravi@southlight.example");
	await retry(later(hour));
	await lookAt(later(hour));
	expect(server.received.map(({ to }) => to)).toEqual([team, ["ravi@southlight.example"]]);
	expect((await news()).state).toBe("sent");
});

test("a mail that came back from two of the team, one after the other, goes to both", async () => {
	const three = [...team, "hana@southlight.example"];
	const { server, lookAt, comesBackFrom, retry } = await newsOfLead(three);
	await lookAt(later(minute));
	await comesBackFrom("ravi@southlight.example");
	await comesBackFrom("hana@southlight.example");
	await retry(later(hour));
	await lookAt(later(hour));
	expect(server.received.at(-1)?.to).toEqual(["ravi@southlight.example", "hana@southlight.example"]);
});

test("once the address that it came back from was corrected, it goes to all of the team", async () => {
	const { server, lookAt, comesBackFrom, retry } = await newsOfLead();
	await lookAt(later(minute));
	await comesBackFrom("ravi@southlight.example");
	await retry(later(hour));
	const corrected = ["ana@southlight.example", "ravindra@southlight.example"];
	await lookAt(later(hour), corrected);
	expect(server.received.at(-1)?.to).toEqual(corrected);
});

test("a mail that came back from one of the team while it waited for another is shown as bounced once that one has it", async () => {
	const { server, news, lookAt, comesBackFrom, retry } = await newsOfLead();
	server.react({ recipient: 451 });
	await lookAt(later(minute));
	await comesBackFrom("ravi@southlight.example");
	expect((await news()).state).toBe("waiting");
	await lookAt(later(hour));
	expect(await news()).toMatchObject({
		state: "bounced",
		problem: expect.stringContaining("ravi@southlight.example"),
	});
	await retry(later(2 * hour));
	await lookAt(later(2 * hour));
	expect(server.received.map(({ to }) => to)).toEqual([[team[1]], [team[0]], [team[1]]]);
});
