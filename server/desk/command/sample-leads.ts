import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { hour } from "#domain/durations.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { dueAt } from "#domain/leads/deadlines.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { inboxColumnsOfRow } from "#server/leads/inbox-columns.ts";
import { writeReceived } from "#server/leads/lead-events.ts";

const people = [
	["Aroha", "Ngata", "Kauri Orchards"],
	["Ravi", "Menon", "Lotus Textiles"],
	["Mei Ling", "Tan", "Straits Dental"],
	["Tom", "Baker", ""],
	["Zoë", "O'Neill", "O'Neill & Daughters"],
	["Siti", "Rahman", "Kampung Stay"],
] as const;

const messages = [
	"We answer two hundred emails a day by hand. Where would you begin?",
	"Our stock is counted on paper every Friday. Can that be done from photographs?",
	"Could your assistant speak te reo Māori with our patients?",
	"We tried a chatbot two years ago and switched it off. What is different now?",
	"How long does a first project take, and who from our side has to be there?",
] as const;

const pages = [
	"/contact",
	"/industries/retail",
	"/industries/healthcare",
	"/services/ai-solutions",
	"/",
] as const;
const count = 30;

/** Adds sample leads: a reference with SAMP, addresses that no one has. They cause no mail. */
export async function addSamples(database: Database, now: Date): Promise<string> {
	return database.transaction(async (transaction) => {
		const found = transaction.selectFrom("leads").select("id").where("is_sample", "=", 1);
		if ((await found.executeTakeFirst()) !== undefined)
			throw new Error("There are sample leads already. To remove them: npm run desk -- demo --remove");
		for (let index = 0; index < count; index++) await addSample(transaction, index, now);
		return `Added ${count} sample leads. To remove them: npm run desk -- demo --remove`;
	});
}

export async function removeSamples({ kysely }: Database): Promise<string> {
	const { numDeletedRows } = await kysely
		.deleteFrom("leads")
		.where("is_sample", "=", 1)
		.executeTakeFirstOrThrow();
	return `Removed ${numDeletedRows} sample leads.`;
}

async function addSample(transaction: Transaction<Tables>, index: number, now: Date): Promise<void> {
	const receivedAt = new Date(now.getTime() - index * 1.5 * hour);
	const lead = {
		id: randomUUID(),
		reference: `SL-SAMP-${String(index + 1).padStart(4, "0")}`,
		token: randomBytes(16).toString("base64url"),
		form: "contact",
		state: "new",
		received_at: receivedAt.toISOString(),
		due_at: dueAt(receivedAt).toISOString(),
		page: pages[index % pages.length] ?? null,
		time_zone: null,
		form_values: JSON.stringify(sampleValues(index)),
		spam_signals: "[]",
		taken_on: null,
		model_version: null,
		last_contact_at: receivedAt.toISOString(),
		erasure_announced_at: null,
	};
	const columns = { ...inboxColumnsOfRow(lead), is_sample: 1 };
	await transaction
		.insertInto("leads")
		.values({ ...lead, ...columns })
		.execute();
	await writeReceived(transaction, lead);
}

function sampleValues(index: number): FormValues {
	const [firstName, lastName, company] = people[index % people.length] ?? people[0];
	const message = messages[index % messages.length] ?? messages[0];
	const email = `sample.${lastName.toLowerCase().replace(/\W/g, "")}@example.com`;
	return { firstName, lastName, email, company, message };
}
