import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { leadsCommand } from "./listed-leads.ts";
import { postPlain, serviceForTests, storedLeads } from "./running-service.ts";

const service = serviceForTests();

/** Words that stand nowhere else, so that a byte search finds them or nothing. */
const personOf = (mark: string) => ({
	firstName: `Mere${mark}`,
	lastName: `Tamati${mark}`,
	email: `mere.${mark}@example.co.nz`,
});

interface Stored {
	readonly reference: string;
	/** Of its receipt or report. */
	readonly address: string;
	readonly marks: readonly string[];
}

async function store(
	form: "contact" | "assessment",
	mark: string,
	copy: Record<string, string>,
): Promise<Stored> {
	const person = personOf(mark);
	const sent = await postPlain(service.origin, `/forms/${form}`, { ...person, ...copy });
	const lead = storedLeads(service.databaseFile).find(({ form_values }) =>
		form_values?.includes(person.email),
	);
	if (lead === undefined) throw new Error(`Not kept: ${await sent.text()}`);
	return {
		reference: String(lead["reference"]),
		address: service.origin + sent.headers.get("Location"),
		marks: Object.values(person),
	};
}

const sendMessage = (mark: string, length = 0) =>
	store("contact", mark, { message: `Words of ${mark}${" and more".repeat(length)}` });

function bytesOnDisk(): string {
	const files = ["", "-wal", "-shm"].map((end) => service.databaseFile + end);
	return files.map((file) => (existsSync(file) ? readFileSync(file, "latin1") : "")).join("\n");
}

const marksOnDisk = ({ marks }: Stored) => marks.filter((mark) => bytesOnDisk().includes(mark));

function notes(): unknown[] {
	const database = new DatabaseSync(service.databaseFile, { readOnly: true });
	const rows = database.prepare("select * from erasures order by erased_at").all();
	database.close();
	return rows.map((row) => ({ ...row }));
}

describe("a person who asks to be erased", () => {
	let message: Stored;
	let assessment: Stored;
	let other: Stored;
	beforeAll(async () => {
		for (let index = 0; index < 40; index++) await sendMessage(`crowd${index}`, (index * 37) % 400);
		message = await sendMessage("quietharbour", 500);
		assessment = await store("assessment", "stillmeadow", { companyName: "Stillmeadow", goals: "Sleep" });
		other = await sendMessage("staysbehind");
	});

	test("leaves no byte in the database's files, while the service runs and others' leads stay", async () => {
		for (const one of [message, assessment]) {
			expect(marksOnDisk(one)).toEqual(one.marks);
			expect((await fetch(one.address)).status).toBe(200);
		}
		const asTyped = [message.reference, assessment.reference.toLowerCase()];
		const { exitCode, output } = await leadsCommand(service, ["--erase", ...asTyped]);
		expect(exitCode).toBe(0);
		expect(output).toContain(`${message.reference} erased `);
		expect([...marksOnDisk(message), ...marksOnDisk(assessment)]).toEqual([]);
		expect(marksOnDisk(other)).toEqual(other.marks);
		expect((await fetch(other.address)).status).toBe(200);
	});

	test("leaves a note with the reference and the date, and nothing else", () => {
		const erased_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
		expect(notes()).toEqual([
			{ reference: message.reference, erased_at },
			{ reference: assessment.reference, erased_at },
		]);
	});

	test.each([
		["receipt", "no-receipt", () => message],
		["report", "no-report", () => assessment],
	])("finds at the address of the %s that there is none", async (_, copy, lead) => {
		const answer = await fetch(lead().address);
		expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(copy)]);
	});

	test("can write again: the same words are a new lead", async () => {
		const again = await sendMessage("quietharbour", 500);
		expect(again.reference).toMatch(/^SL-/);
		expect(again.reference).not.toBe(message.reference);
	});

	test("was erased on that day, whoever asks for it once more", async () => {
		const before = notes();
		expect((await leadsCommand(service, ["--erase", message.reference])).exitCode).toBe(0);
		expect(notes()).toEqual(before);
	});
});

describe("who erases leads", () => {
	test("hears of a reference that no lead has, and then nothing is erased", async () => {
		const { reference } = await sendMessage("safe");
		const { exitCode, messages } = await leadsCommand(service, ["--erase", reference, "SL-0000-0000"]);
		expect([exitCode, messages]).toEqual([
			1,
			"No lead has the reference SL-0000-0000. Nothing was erased.\n",
		]);
		expect(storedLeads(service.databaseFile).map((lead) => lead["reference"])).toContain(reference);
	});

	test.each([
		["names none", ["--erase"], "Say which leads to erase"],
		["does not say what to do", ["SL-0000-0000"], "What should happen with SL-0000-0000?"],
	])("is asked when the command %s", async (_, options, question) => {
		const { exitCode, messages } = await leadsCommand(service, options);
		expect([exitCode, messages]).toEqual([1, expect.stringContaining(question)]);
	});

	test("is told when another program keeps the old bytes, and erases them by the same command later", async () => {
		const kept = await sendMessage("heldopen");
		const reader = new DatabaseSync(service.databaseFile);
		reader.exec("begin");
		reader.prepare("select * from leads").all();
		const early = await leadsCommand(service, ["--erase", kept.reference]);
		expect([early.exitCode, early.messages]).toEqual([
			1,
			expect.stringContaining("give the same command again"),
		]);
		expect(marksOnDisk(kept)).not.toEqual([]);
		reader.close();
		expect((await leadsCommand(service, ["--erase", kept.reference])).exitCode).toBe(0);
		expect(marksOnDisk(kept)).toEqual([]);
	});
});

test("who looks for what has been kept long enough gets a list, and nothing is erased by it", async () => {
	expect((await leadsCommand(service, ["--due"])).output).toBe("No lead arrived more than 24 months ago.\n");
	const [old, older, recent] = [
		await sendMessage("old"),
		await sendMessage("older"),
		await sendMessage("recent"),
	];
	const database = new DatabaseSync(service.databaseFile, { timeout: 5000 });
	const arrive = database.prepare("update leads set received_at = ?, state = ? where reference = ?");
	const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
	arrive.run(daysAgo(732), "replied", old.reference);
	arrive.run(daysAgo(800), "spam", older.reference);
	arrive.run(daysAgo(729), "new", recent.reference);
	database.close();
	const { output, messages } = await leadsCommand(service, ["--due"]);
	expect(output.match(/SL-\w{4}-\w{4}/g)).toEqual([older.reference, old.reference]);
	expect(messages).toContain("no contact in the last 24 months: npm run leads -- --erase");
	expect(storedLeads(service.databaseFile).map((lead) => lead["reference"])).toContain(old.reference);
});
