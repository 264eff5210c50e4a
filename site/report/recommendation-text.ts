import { formatList } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import {
	type GateResult,
	type Reason,
	type Recommendation,
	workshop,
} from "#domain/readiness/recommendations.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

/** The answer that led to a recommendation. */
export function reasonText(
	reason: Reason,
	{ recommendations: { reasons }, labels, locale }: ReportCopy,
): string {
	if (reason.kind === "challenge")
		return formatMessage(reasons.challenge, { label: labels.challenges[reason.challenge] }, locale);
	if (reason.kind === "industry")
		return formatMessage(reasons.industry, { label: labels.industry[reason.industry].toLowerCase() }, locale);
	return reasons[reason.kind];
}

/** "data to 50" */
function raiseText(
	{ dimension, needed }: GateResult,
	{ recommendations, dimensions, locale }: ReportCopy,
): string {
	const name = dimensions.items[dimension].name.toLowerCase();
	return formatMessage(recommendations.raise, { dimension: name, needed }, locale);
}

/** What comes first: nothing, to find something out, or to raise a dimension. */
export function outcomeText({ id, gates, outcome }: Recommendation, copy: ReportCopy): string {
	const { outcomes } = copy.recommendations;
	if (id === workshop.id) return outcomes.workshop;
	if (outcome === "pass") return outcomes.pass;
	const closed = gates.filter((gate) => gate.outcome === outcome);
	const list = closed.map((gate) =>
		outcome === "fail" ? raiseText(gate, copy) : copy.dimensions.items[gate.dimension].name.toLowerCase(),
	);
	return formatMessage(outcomes[outcome], { list: formatList(list, copy.locale) }, copy.locale);
}
