import type { Transaction } from "kysely";
import { isFormId } from "#domain/forms/forms.ts";
import type { SpamSignal } from "#domain/leads/spam-signals.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { queueMailsOfClearedLead } from "#server/mail/queue-mails.ts";

/** A suspected lead has one of these, unless its browser has done the work. */
const noProof: readonly SpamSignal[] = ["no-proof", "bad-proof"];

/** Queues what the visitor of a lead would have got, had it not been suspected. @param row the lead as it is now */
export async function queueHeldMails(
	transaction: Transaction<Tables>,
	row: LeadRow,
	sessions: SiteBuild["sessions"],
	now: Date,
): Promise<void> {
	const { form, ...lead } = leadOfRow(row);
	if (row.is_sample === 1 || !isFormId(form)) return;
	const { spamSignals, values } = lead;
	const held = {
		...{ ...lead, form, email: row.email },
		// What was marked by hand was answered when it came, or says nothing of a proof.
		hasProof: spamSignals.length > 0 && !spamSignals.some((signal) => noProof.includes(signal)),
		session: form === "webinar" ? (sessions[String(values["webinar"])] ?? null) : null,
	};
	await queueMailsOfClearedLead(transaction, held, now);
}
