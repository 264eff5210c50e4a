import { draftName } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { storedValues } from "#site/islands/assessment/sent-values.ts";
import { replaceText, textForTab } from "#site/islands/draft-places.ts";
import type { ReportOwner } from "#site/report/ReportHead.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface AskedReport {
	readonly owner: ReportOwner;
	/** What this tab has sent about the person, or is to send; empty where that is not known. */
	readonly values: FormValues;
	/** Where the report can be opened. */
	readonly address: string;
	readonly copy: ReportCopy;
}

/** How the message about a report begins: with its reference or, where there is none, its address. */
function firstLine({ owner: { reference }, address, copy }: AskedReport): string {
	const { known, unknown } = copy.closing.question;
	return reference === undefined
		? formatMessage(unknown, { address }, copy.locale)
		: formatMessage(known, { reference }, copy.locale);
}

/**
 * Begins a message about a report as a draft of the contact form, with what is known about the person: so no address
 * says it, and nothing is sent. What the visitor has written there already stays, below the line that names the report.
 */
export function beginQuestion(asked: AskedReport): void {
	try {
		const name = draftName("contact", asked.copy.closing.contact.href);
		const { firstName, lastName, email, companyName } = asked.values;
		const known = { firstName, lastName, email, company: companyName ?? asked.owner.company };
		const before = textForTab(name);
		const draft = storedValues(before);
		const own = Object.entries(draft).filter(([, value]) => value.length > 0);
		const [written, line] = [String(draft["message"] ?? ""), firstLine(asked)];
		const message = written.includes(line) ? written : `${line}\n${written}`;
		replaceText(name, before, JSON.stringify({ ...known, ...Object.fromEntries(own), message }), false);
	} catch {
		// Where storage is forbidden, full or spoilt, the form opens as it is.
	}
}
