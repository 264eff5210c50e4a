import { formatMessage } from "#domain/locale/message.ts";
import type { Industry } from "#domain/readiness/options.ts";
import type { GateResult, Reason, Recommendation } from "#domain/readiness/recommendations.ts";
import { isForInterest } from "#domain/readiness/recommendations.ts";
import type { ReportCopy, ReportLink } from "#site/report/report-copy.ts";

interface ReportRecommendationsProps {
	readonly recommendations: readonly Recommendation[];
	readonly industry: Industry | undefined;
	readonly copy: ReportCopy;
}

function reasonText(reason: Reason, { recommendations: { reasons }, labels, locale }: ReportCopy): string {
	if (reason.kind === "challenge")
		return formatMessage(reasons.challenge, { label: labels.challenges[reason.challenge] }, locale);
	if (reason.kind === "industry")
		return formatMessage(reasons.industry, { label: labels.industry[reason.industry].toLowerCase() }, locale);
	return reasons[reason.kind];
}

function gateText({ dimension, needed, outcome }: GateResult, copy: ReportCopy): string {
	const name = copy.dimensions.items[dimension].name;
	return formatMessage(copy.recommendations.gates[outcome], { dimension: name, needed }, copy.locale);
}

function linksOf({ service, product }: Recommendation, industry: Industry | undefined, copy: ReportCopy) {
	const page = industry === undefined ? undefined : copy.industries[industry];
	const links = [copy.services[service], product === null ? undefined : copy.products[product], page];
	return links.filter((link): link is ReportLink => link !== undefined);
}

/** One to three things to do first, each with the answers that led to it and what must be in place before. */
export function ReportRecommendations({ recommendations, industry, copy }: ReportRecommendationsProps) {
	const own = copy.recommendations;
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{own.heading}</h2>
				<p>{recommendations.every(isForInterest) ? own.lead : own.noAi}</p>
			</div>
			<ol className="plain report-recommendations">
				{recommendations.map((recommendation) => (
					<li key={recommendation.id} className={recommendation.outcome}>
						<div className="report-recommendation-head">
							<h3>{own.items[recommendation.id].title}</h3>
							<span className="report-badge">{own.outcomes[recommendation.outcome]}</span>
						</div>
						<p>{own.items[recommendation.id].text}</p>
						<h4>{own.because}</h4>
						<ul>
							{recommendation.reasons.map((reason) => (
								<li key={reasonText(reason, copy)}>{reasonText(reason, copy)}</li>
							))}
						</ul>
						<h4>{own.before}</h4>
						<ul>
							{recommendation.gates.map((gate) => (
								<li key={gate.dimension} className={`gate ${gate.outcome}`}>
									{gateText(gate, copy)}
								</li>
							))}
							{recommendation.gates.length === 0 && <li className="gate pass">{own.none}</li>}
						</ul>
						<h4>{own.links}</h4>
						<ul>
							{linksOf(recommendation, industry, copy).map(({ name, href }) => (
								<li key={href}>
									<a href={href}>{name}</a>
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</section>
	);
}
