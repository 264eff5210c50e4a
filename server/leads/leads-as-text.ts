import { replyClock } from "#domain/leads/deadlines.ts";
import { isUnanswered, type Lead, senderName } from "#domain/leads/lead.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";

const urgency = { green: "", amber: " (soon)", red: " (late)" } as const;
const widestLine = 100;

/** The leads for a terminal, one paragraph each, with times in a zone such as `Pacific/Auckland`. */
export function leadsAsText(leads: readonly Lead[], now: Date, timeZone: string): string {
	const clock = new Intl.DateTimeFormat("en-NZ", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone,
	});
	return leads.map((lead) => paragraph(lead, now, (time) => clock.format(time))).join("\n\n");
}

function paragraph(lead: Lead, now: Date, minute: (time: Date) => string): string {
	const isOpen = isUnanswered(lead.state);
	const due = `reply by ${minute(lead.dueAt)}${isOpen ? urgency[replyClock(lead.dueAt, now)] : ""}`;
	const sender = `${senderName(lead.values)} <${lead.values["email"] ?? ""}>`;
	const lines = [
		`${lead.reference}  ${minute(lead.receivedAt)}  ${due}  ${lead.state}`,
		`  ${printable(`${sender}, by the ${lead.form} form${lead.page === null ? "" : ` on ${lead.page}`}`)}`,
		...readinessLine(lead),
		`  ${printable(firstLine(lead))}`,
		...(lead.spamSignals.length > 0 ? [`  suspected: ${lead.spamSignals.join(", ")}`] : []),
	];
	return lines.filter((line) => line.trim() !== "").join("\n");
}

function readinessLine(lead: Lead): string[] {
	const summary = readinessSummary(lead);
	if (summary === null) return [];
	const { score, low, high, stage, isProvisional } = summary;
	const range = low === high ? "" : ` (${low} to ${high})`;
	return [`  AI readiness ${score} of 100${range}: ${stage}${isProvisional ? ", provisional" : ""}`];
}

function firstLine({ values }: Lead): string {
	const message = values["message"] ?? values["goals"] ?? "";
	const line = typeof message === "string" ? (message.split("\n", 1)[0] ?? "") : "";
	return line.length > widestLine ? `${line.slice(0, widestLine - 1)}…` : line;
}

/** What a visitor typed must not steer the terminal. */
function printable(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}]/gu, "");
}
