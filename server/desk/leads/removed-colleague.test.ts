import { beforeEach, expect, test } from "vitest";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { mergeLeads, unmergeLeads } from "#server/desk/leads/merge-leads.ts";
import { undoChange } from "#server/desk/leads/undo-change.ts";
import { removePerson } from "#server/desk/people/change-people.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { settleReply } from "#server/desk/replies/refused-reply.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { answer, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first, timeline } = sentReceiptForTests();
const place = { office: "India", session: "", role: "owner" as const };
const ana = { id: "", name: "Ana", ...place };
const ben = { id: "", name: "Ben", ...place };

/** Ana has the lead; Ben stays when she is removed. */
beforeEach(async () => {
	for (const colleague of [ana, ben]) {
		const { name, office, role } = colleague;
		const email = `${name.toLowerCase()}@southlight.example`;
		Object.assign(colleague, await addPerson(made.database.kysely, { name, office, role, email }));
	}
	await change({ kind: "assign", to: ana.id });
});

async function change(what: Parameters<typeof changeLeads>[2]): Promise<string> {
	const { id } = await first();
	const outcome = await made.database.transaction((transaction) =>
		changeLeads(transaction, [id], what, { by: ben, sessions: {} }),
	);
	return outcome.change ?? "";
}

const undo = (of: string) =>
	made.database.transaction((transaction) => undoChange(transaction, of, { by: ben, sessions: {} }));
const removeAna = () => made.database.transaction((transaction) => removePerson(transaction, ana.id, ben.id));

const noOnes = { assignee: null, office: null, inbox: "open" };

test.each(["won", "lost"] as const)(
	"a lead that a colleague had %s before they were removed is no one's once its person writes again",
	async (to) => {
		await change({ kind: "state", to });
		await removeAna();
		expect(await first()).toMatchObject({ assignee: ana.id, inbox: "closed" });
		await receive(answer());
		const reply_due_at = "2026-03-03T00:00:00.000Z";
		expect(await first()).toMatchObject({ ...noOnes, state: "new", reply_due_at });
		const said = await timeline();
		expect(said).toContainEqual({ kind: "assigned", from: ana.id, to: null });
		expect(said.filter((what) => what.kind === "state" && what.from === to)).toMatchObject([{ to: "new" }]);
		expect(JSON.stringify(said)).not.toContain("claimed");
	},
);

test.each(["won", "spam"] as const)(
	"a lead that was %s when its colleague was removed is no one's once it is opened at the desk",
	async (to) => {
		await change({ kind: "state", to });
		await removeAna();
		await change({ kind: "state", to: "new" });
		expect(await first()).toMatchObject({ ...noOnes, state: "new" });
		expect(JSON.stringify(await timeline())).not.toContain("claimed");
	},
);

test.each([
	["passed on to another", ben],
	["made no one's", null],
])(
	"a lead that was %s is no one's once that is undone, where the first colleague was removed since",
	async (_, to) => {
		await change({ kind: "assign", to: null });
		await change({ kind: "state", to: "new" });
		await change({ kind: "assign", to: ana.id });
		const away = await change({ kind: "assign", to: to?.id ?? null });
		await removeAna();
		await undo(away);
		expect(await first()).toMatchObject({ ...noOnes, state: "new" });
	},
);

test("a lead that is opened by undoing is no one's, and undone again it is closed", async () => {
	const won = await change({ kind: "state", to: "won" });
	await removeAna();
	const { change: opened } = await undo(won);
	expect(await first()).toMatchObject({ ...noOnes, state: "waiting" });
	await undo(opened ?? "");
	expect(await first()).toMatchObject({ state: "won", inbox: "closed" });
});

test("a lead whose reply leaves after its author was removed is answered, and no one's", async () => {
	const { id, email, last_event: seen } = await first();
	const written = { key: "one", seen, to: email, subject: "Hello", text: "Kia ora" };
	const { mail } = await sendReply({ ...made, sessions: {} }, id, { ...ana }, written);
	const settle = (state: "failed" | "sent") =>
		made.database.transaction(async (transaction) => {
			const item = transaction.selectFrom("outbox").selectAll().where("id", "=", mail.outboxItem);
			await settleReply(transaction, await item.executeTakeFirstOrThrow(), state, "550", now);
		});
	await settle("failed");
	await removeAna();
	await settle("sent");
	expect(await first()).toMatchObject({ ...noOnes, state: "replied", reply_due_at: null });
});

test("a lead that was part of another while its colleague was removed is no one's once it is separated", async () => {
	const { id: from } = await first();
	const words = { values: messageSaying("Once more") };
	await store(made.database, submission("other key", words), new Date("2026-03-01T01:00:00Z"));
	const [, other] = await leads();
	const merge = { into: other?.id ?? "", from, person: ben.id };
	await made.database.transaction((transaction) => mergeLeads(transaction, { ...merge, fields: [] }));
	await removeAna();
	await made.database.transaction((transaction) => unmergeLeads(transaction, merge));
	expect(await first()).toMatchObject(noOnes);
});

test("a colleague who stays keeps a lead that was closed and is opened again", async () => {
	await change({ kind: "state", to: "won" });
	await receive(answer());
	expect(await first()).toMatchObject({ assignee: ana.id, office: "India", state: "claimed" });
});
