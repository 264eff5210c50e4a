import type { Transaction } from "kysely";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { checkForm } from "#domain/forms/check-form.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { fieldsOfLead } from "#domain/leads/mail-lead.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { updateValues } from "#server/desk/leads/update-values.ts";
import { leadsOf, readPersonData } from "#server/desk/person-data/read-person.ts";
import { vacuumInTime } from "#server/desk/person-data/vacuum-in-time.ts";
import { cleanValues } from "#server/forms/clean-values.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { logEvent } from "#server/log/log-event.ts";

/** What a person can ask for by law: to see, to have corrected, and to have erased what is stored of them. */
export function addPersonDataRoutes(routes: DeskRoutes, desk: DeskContext): void {
	const { database } = desk;
	const { kysely } = database;
	routes.signedIn(personDataRoutes.read, async ({ input, by }) => {
		const data = await readPersonData(database, input.email);
		const detail = data.leads.map(({ reference }) => reference).join(" ");
		await audit(kysely, { action: "person-data-read", person: by.id, detail });
		return data;
	});

	routes.signedIn(personDataRoutes.correct, async ({ ids, input, by }) => {
		const email = await database.transaction((transaction) =>
			correctLead(transaction, ids.lead, input.values, by.id),
		);
		return readPersonData(database, email);
	});

	routes.signedIn(personDataRoutes.erase, async ({ input, by }) => {
		const { references } = input;
		const stored = await leadsOf(kysely, input.email);
		// One that has come since is not erased unseen; one that was erased before does no harm.
		if (stored.some(({ reference }) => !references.includes(reference))) throw new DeskError("newer-events");
		const foreign = references.filter((reference) => !stored.some((lead) => lead.reference === reference));
		await assertErased(database, foreign);
		const bounded = { ...database, vacuum: () => vacuumInTime(desk, references) };
		const { erasures, hasLeftNoBytes } = await eraseLeads(bounded, references, new Date(), (transaction) =>
			audit(transaction, { action: "person-data-erased", person: by.id, detail: references.join(" ") }),
		);
		if (!hasLeftNoBytes) logEvent("erasure", { hasLeftNoBytes, references });
		const erased = erasures.map(({ reference, erasedAt }) => ({
			reference,
			erasedAt: erasedAt.toISOString(),
		}));
		return { erased, hasLeftNoBytes };
	});

	routes.signedIn(personDataRoutes.logRequest, async ({ ids, input, by }) => {
		const { reference } = await findLead(kysely, ids.lead);
		const detail = `${input.kind}: ${input.how}`;
		await audit(kysely, { action: "person-request", person: by.id, subject: reference, detail });
		return {};
	});
}

/** Corrects what a person has typed. Returns the address that the lead then has. */
async function correctLead(
	transaction: Transaction<Tables>,
	id: string,
	corrections: Record<string, string>,
	by: string,
): Promise<string> {
	const row = await findLead(transaction, id);
	const values = correctedValues(row.form, leadOfRow(row).values, corrections);
	const fields = Object.keys(corrections);
	const what = { kind: "corrected", fields } as const;
	const metadata = { person: by, at: new Date() };
	const { row: corrected } = await updateValues(transaction, row, metadata, what, values);
	const logged = { person: by, subject: row.reference, detail: fields.join(" ") };
	await audit(transaction, { action: "person-data-corrected", ...logged });
	return corrected.email;
}

/**
 * The values with the corrections, each by the rules of its form; what is no text is not corrected here. What is not corrected
 * may break a rule that is younger than the lead.
 */
function correctedValues(form: string, values: FormValues, corrections: Record<string, string>): FormValues {
	const definition = fieldsOfLead(form);
	if (definition === null) throw new DeskError("not-found");
	const isText = (name: string) =>
		definition.fields.some((field) => field.name === name && "maxLength" in field);
	const wrong = Object.keys(corrections).filter((name) => !isText(name));
	if (wrong.length > 0) throw new DeskError("wrong-input", { fields: wrong });
	const fields = definition.fields.filter(({ name }) => name in corrections);
	const checked = checkForm({ ...definition, fields }, cleanValues(corrections));
	if (checked.ok) return { ...values, ...checked.values };
	throw new DeskError("wrong-input", { fields: checked.problems.map(({ field }) => field) });
}

/** Only what is, or was, of the person may be named. */
async function assertErased({ kysely }: Database, references: readonly string[]): Promise<void> {
	if (references.length === 0) return;
	const erased = await kysely
		.selectFrom("erasures")
		.select("reference")
		.where("reference", "in", references)
		.execute();
	if (erased.length < new Set(references).size) throw new DeskError("not-found");
}
