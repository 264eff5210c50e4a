import { replyClock } from "#domain/leads/deadlines.ts";
import { isUnanswered, type Lead, owesReply, senderName } from "#domain/leads/lead.ts";
import { mailLead } from "#domain/leads/mail-lead.ts";
import type { ListedLead } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { nameOfStage, type StageNames } from "#server/leads/stage-names.ts";

const urgency = { green: "", amber: " (soon)", red: " (late)" } as const;
const maxLineLength = 100;

/** What the text says besides the lead. */
export interface TextSettings {
	readonly now: Date;
	readonly clock: (time: Date) => string;
	readonly stageNames: StageNames;
}

/** A lead for a terminal, in one paragraph. */
export function leadAsText(lead: ListedLead, { now, clock, stageNames }: TextSettings): string {
	const sender = `${senderName(lead.values)} <${lead.values["email"] ?? ""}>`;
	const lines = [
		[lead.reference, clock(lead.receivedAt), ...standing(lead, now, clock)].join("  "),
		`  ${printable(`${sender}, ${way(lead)}`)}`,
		...readinessLine(lead, stageNames),
		`  ${printable(firstLine(lead))}`,
		...(lead.spamSignals.length > 0 ? [`  suspected: ${lead.spamSignals.join(", ")}`] : []),
	];
	return lines.filter((line) => line.trim() !== "").join("\n");
}

/** Until when a reply is owed, and how far it has come; of a part, only where to look for that. */
function standing(
	{ partOf, replyDueAt, state }: ListedLead,
	now: Date,
	clock: TextSettings["clock"],
): string[] {
	if (partOf !== null) return [`part of ${partOf}`];
	if (!owesReply(state) || replyDueAt === null) return [state];
	const hurry = isUnanswered(state) ? urgency[replyClock(replyDueAt, now)] : "";
	return [`reply by ${clock(replyDueAt)}${hurry}`, state];
}

/** How it came. */
function way({ form, page }: Lead): string {
	if (form === mailLead.id) return "by email";
	return `by the ${form} form${page === null ? "" : ` on ${page}`}`;
}

function readinessLine(lead: Lead, stageNames: StageNames): string[] {
	const summary = readinessSummary(lead);
	if (summary === null) return [];
	const { score, low, high, stage, isProvisional } = summary;
	const range = low === high ? "" : ` (${low} to ${high})`;
	const name = nameOfStage(stage, stageNames);
	return [`  AI readiness ${score} of 100${range}: ${name}${isProvisional ? ", provisional" : ""}`];
}

function firstLine({ values }: Lead): string {
	const message = values["message"] ?? values["goals"] ?? "";
	const line = typeof message === "string" ? (message.split("\n", 1)[0] ?? "") : "";
	return line.length > maxLineLength ? `${line.slice(0, maxLineLength - 1)}…` : line;
}

/** What a visitor typed must not steer the terminal. */
function printable(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}]/gu, "");
}
