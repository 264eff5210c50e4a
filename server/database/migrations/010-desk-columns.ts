import type { Selectable } from "kysely";
import * as z from "zod";
import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import { certaintyOf, measureReadiness } from "#domain/readiness/measure.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import type { Tables } from "#server/database/tables.ts";

type StoredLead = Pick<
	Selectable<Tables["leads"]>,
	"reference" | "state" | "received_at" | "due_at" | "page" | "form_values" | "model_version"
>;

const industries =
	/^(?:retail|healthcare|finance|education|manufacturing|hospitality|professional|realestate|other)/;
const maxExcerptLength = 160;
const maxSearchedLength = 150_000;
const texts = z.union([z.string(), z.array(z.string())]).catch("");
const storedValues = z.record(z.string(), texts);

/** What the desk lists a lead by, as this migration was released: what the code makes of a new lead may change since. */
export function columnsOf(row: StoredLead) {
	const values = valuesOf(row);
	const given = (name: string) => {
		const value = values[name];
		return typeof value === "string" ? value : "";
	};
	const replyDueAt = ["new", "claimed", "spam"].includes(row.state) ? row.due_at : null;
	return {
		name: ["name", "firstName", "lastName"].map(given).filter(Boolean).join(" "),
		email: given("email").toLowerCase(),
		company: given("company") || given("companyName"),
		excerpt: excerptOf(given("message") || given("goals")),
		industry: given("industry") || industryOfPage(row.page),
		stage: stageOf(row, values),
		reply_due_at: replyDueAt,
		...placeOf(row, replyDueAt),
		last_activity_at: row.received_at,
	};
}

/** The words that a search looks through. */
export function searchedTextOf(row: StoredLead): string {
	const words = [row.reference, ...Object.values(valuesOf(row)).flat()].flatMap((text) => {
		const plain = text
			.normalize("NFD")
			.replace(/[\u0300-\u036f]/g, "")
			.normalize("NFC");
		return plain.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	});
	return words.join(" ").slice(0, maxSearchedLength);
}

function valuesOf({ form_values }: StoredLead): z.infer<typeof storedValues> {
	return storedValues.parse(JSON.parse(form_values));
}

function placeOf({ state, received_at: receivedAt }: StoredLead, replyDueAt: string | null) {
	if (state === "spam") return { inbox: "spam", sort_key: receivedAt };
	if (state === "won" || state === "lost") return { inbox: "closed", sort_key: receivedAt };
	return { inbox: "open", sort_key: replyDueAt ?? `9${receivedAt}` };
}

function excerptOf(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.slice(0, maxExcerptLength)
		.replace(/[\uD800-\uDBFF]$/, "");
}

function industryOfPage(page: string | null): string | null {
	const name = page?.match(/^\/industries\/([a-z-]+)/)?.[1]?.replaceAll("-", "");
	return name?.match(industries)?.[0] ?? null;
}

/** By the model of today: there is no stage of answers that another version scored. */
function stageOf(row: StoredLead, values: z.infer<typeof storedValues>): string | null {
	if (row.model_version !== currentModelVersion) return null;
	const measure = measureReadiness(answersOfForm(values));
	return certaintyOf(measure) === "none" ? null : measure.stage;
}
