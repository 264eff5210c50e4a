import { draftName } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { readSent } from "#site/islands/assessment/sent-values.ts";
import type { ReportOwner } from "#site/report/ReportHead.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface AskedReport {
	readonly owner: ReportOwner;
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

/** Whether a message is no more than the first line of one about a report. */
function isOnlyBegun(message: string, { copy }: AskedReport): boolean {
	const mark = "|";
	const lines = [
		formatMessage(copy.closing.question.known, { reference: mark }, copy.locale),
		formatMessage(copy.closing.question.unknown, { address: mark }, copy.locale),
	];
	return lines.some((line) => {
		const [before = "", after = ""] = line.split(mark);
		return (
			message.startsWith(before) &&
			message.trimEnd().endsWith(after) &&
			!/\s\S/.test(message.slice(before.length))
		);
	});
}

/** What this device keeps of the contact form. */
function readDraft(name: string): FormValues {
	const draft: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
	return typeof draft === "object" && draft !== null ? { ...draft } : {};
}

/**
 * Begins a message about a report as a draft of the contact form, with what this tab has sent about the person: so no address
 * says it, and nothing is sent. What the visitor has written there already stays.
 */
export function beginQuestion(asked: AskedReport): void {
	try {
		const name = draftName("contact", asked.copy.closing.contact.href);
		const { firstName, lastName, email, companyName } = readSent();
		const known = { firstName, lastName, email, company: companyName ?? asked.owner.company };
		const draft = readDraft(name);
		const own = Object.entries({ ...draft }).filter(([, value]) => value.length > 0);
		const written = String(draft["message"] ?? "");
		const message = written === "" || isOnlyBegun(written, asked) ? `${firstLine(asked)}\n` : written;
		localStorage.setItem(name, JSON.stringify({ ...known, ...Object.fromEntries(own), message }));
	} catch {
		// Where storage is forbidden, full or spoilt, the form opens as it is.
	}
}
