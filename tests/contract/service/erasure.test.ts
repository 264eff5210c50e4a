import { existsSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { leadsCommand } from "#tests/support/leads-command.ts";
import { postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();

/** What was sent for one person. Its marks stand nowhere else, so that a byte search finds them or nothing. */
interface Sent {
	readonly reference: string;
	/** Of its receipt or report. */
	readonly address: string;
	readonly marks: readonly string[];
}

async function send(form: "contact" | "assessment", mark: string, answers: object): Promise<Sent> {
	const person = {
		firstName: `Mere${mark}`,
		lastName: `Tamati${mark}`,
		email: `mere.${mark}@example.co.nz`,
	};
	const sent = await postPlain(service, `/forms/${form}`, { ...person, ...answers });
	const [lead] = await service.leadsWith(person.email);
	if (lead === undefined) throw new Error(`Not kept: ${await sent.text()}`);
	const address = service.origin + sent.headers.get("Location");
	return { reference: lead.reference, address, marks: Object.values(person) };
}

const sendMessage = (mark: string, length = 0) =>
	send("contact", mark, { message: `Words of ${mark}${" and more".repeat(length)}` });
const sendAssessment = (mark: string) => send("assessment", mark, { companyName: mark, goals: "Sleep" });
const erase = (...references: string[]) => leadsCommand(service, ["erase", ...references]);

function marksOnDisk({ marks }: Sent): string[] {
	const files = ["", "-wal", "-shm"].map((end) => service.databaseFile + end);
	const bytes = files.map((file) => (existsSync(file) ? readFileSync(file, "latin1") : "")).join("\n");
	return marks.filter((mark) => bytes.includes(mark));
}

/** What is noted of an erased lead. */
const notesOf = ({ reference }: Sent) =>
	queryDatabase(service.databaseFile, (database) =>
		database.selectFrom("erasures").selectAll().where("reference", "=", reference).execute(),
	);

const references = async () => (await service.leads()).map(({ reference }) => reference);

describe("a person who asks to be erased", () => {
	// Leads of many lengths, so that rows have moved and left copies behind.
	beforeAll(async () => {
		for (let index = 0; index < 40; index++) await sendMessage(`crowd${index}`, (index * 37) % 400);
	});

	test("leaves no byte in the database's files, while the service runs and others' leads stay", async () => {
		const message = await sendMessage("quietharbour", 500);
		const assessment = await sendAssessment("stillmeadow");
		const other = await sendMessage("staysbehind");
		for (const one of [message, assessment]) {
			expect(marksOnDisk(one)).toEqual(one.marks);
			expect((await fetch(one.address)).status).toBe(200);
		}
		const { exitCode, output } = await erase(message.reference, assessment.reference.toLowerCase());
		expect(exitCode).toBe(0);
		expect(output).toContain(message.reference);
		expect([...marksOnDisk(message), ...marksOnDisk(assessment)]).toEqual([]);
		expect(marksOnDisk(other)).toEqual(other.marks);
		expect((await fetch(other.address)).status).toBe(200);
	});

	test("leaves a note with the reference and the date, and nothing else", async () => {
		const message = await sendMessage("noted");
		await erase(message.reference);
		expect(await notesOf(message)).toEqual([
			{ reference: message.reference, erased_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
		]);
	});

	test.each([
		["receipt", sendMessage],
		["report", sendAssessment],
	])("finds nothing at the address of the %s", async (page, sendOne) => {
		const lead = await sendOne(`addressof${page}`);
		await erase(lead.reference);
		const answer = await fetch(lead.address);
		expect(answer.status).toBe(404);
		expect(await answer.text()).not.toContain(lead.reference);
	});

	test("can write again: the same words are a new lead", async () => {
		const before = await sendMessage("twofold");
		await erase(before.reference);
		const again = await sendMessage("twofold");
		expect(again.reference).toMatch(/^SL-/);
		expect(again.reference).not.toBe(before.reference);
	});

	test("was erased on that day, however often it is asked for", async () => {
		const message = await sendMessage("askedtwice");
		await erase(message.reference);
		const notes = await notesOf(message);
		expect((await erase(message.reference)).exitCode).toBe(0);
		expect(notes).toHaveLength(1);
		expect(await notesOf(message)).toEqual(notes);
	});
});

describe("who erases leads", () => {
	test("hears of a reference that no lead has, and then nothing is erased", async () => {
		const { reference } = await sendMessage("safe");
		const { exitCode, messages } = await erase(reference, "SL-0000-0000");
		expect([exitCode, messages]).toEqual([1, expect.stringContaining("SL-0000-0000")]);
		expect(await references()).toContain(reference);
	});

	test("by the reference of a part reads which lead it is part of, and then nothing is erased", async () => {
		const [whole, part] = [await sendMessage("thewhole"), await sendMessage("thepart")];
		await queryDatabase(service.databaseFile, (database) =>
			database
				.updateTable("leads")
				.set(({ selectFrom }) => ({
					merged_into: selectFrom("leads").select("id").where("reference", "=", whole.reference),
				}))
				.where("reference", "=", part.reference)
				.execute(),
		);
		const { exitCode, messages } = await erase(part.reference);
		expect([exitCode, messages]).toEqual([1, expect.stringContaining(whole.reference)]);
		expect(await references()).toContain(part.reference);
		expect((await erase(part.reference, whole.reference)).exitCode).toBe(0);
	});

	test.each([
		["names none", ["erase"], "erase SL-"],
		["does not say what to do", ["SL-0000-0000"], "help"],
	])("is told how to ask when the command %s", async (_, options, advice) => {
		const { exitCode, output, messages } = await leadsCommand(service, options);
		expect([exitCode, output, messages]).toEqual([1, "", expect.stringContaining(advice)]);
	});

	test("is told when another program keeps the old bytes, and erases them by the same command later", async () => {
		const kept = await sendMessage("heldopen");
		await queryDatabase(service.databaseFile, (database) =>
			database.connection().execute(async (reader) => {
				await sql`begin`.execute(reader);
				await reader.selectFrom("leads").selectAll().execute();
				const early = await erase(kept.reference);
				expect([early.exitCode, early.messages]).toEqual([1, expect.stringMatching(/\S/)]);
				expect(marksOnDisk(kept)).not.toEqual([]);
				await sql`rollback`.execute(reader);
			}),
		);
		expect((await erase(kept.reference)).exitCode).toBe(0);
		expect(marksOnDisk(kept)).toEqual([]);
	});
});
