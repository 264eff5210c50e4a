import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import type { Industry } from "#domain/readiness/options.ts";
import type { Recommendation } from "#domain/readiness/recommendations.ts";
import { isForInterest } from "#domain/readiness/recommendations.ts";
import type { DimensionScore } from "#domain/readiness/score.ts";
import { GateRow } from "#site/report/GateRow.tsx";
import { ReportSection } from "#site/report/ReportSection.tsx";
import { outcomeText, reasonText } from "#site/report/recommendation-text.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface ReportRecommendationsProps {
	readonly recommendations: readonly Recommendation[];
	readonly scores: readonly DimensionScore[];
	readonly answers: Answers;
	readonly copy: ReportCopy;
}

interface RecommendationCardProps extends Omit<ReportRecommendationsProps, "recommendations"> {
	readonly recommendation: Recommendation;
}

/** The pages on it; a service and a product may have the same name. */
function linksOf({ service, product }: Recommendation, industry: Industry | undefined, copy: ReportCopy) {
	const { links } = copy.recommendations;
	const pages = [
		{ page: copy.services[service], text: links.service },
		{ page: product === null ? undefined : copy.products[product], text: links.product },
		{ page: industry === undefined ? undefined : copy.industries[industry], text: links.industry },
	];
	return pages.flatMap(({ page, text }) =>
		page ? [{ href: page.href, label: formatMessage(text, { name: page.name }, copy.locale) }] : [],
	);
}

function RecommendationCard({ recommendation, scores, answers, copy }: RecommendationCardProps) {
	const own = copy.recommendations;
	const { title, text } = own.items[recommendation.id];
	const reasons = recommendation.reasons.map((reason) => reasonText(reason, copy));
	return (
		<li className={recommendation.outcome}>
			<div className="report-recommendation-head">
				<h3>{title}</h3>
				<p className="report-outcome">{outcomeText(recommendation, copy)}</p>
				<p>{text}</p>
			</div>
			<div>
				<h4>{own.before}</h4>
				<ul className="plain">
					{recommendation.gates.map((gate) => {
						const score = scores.find(({ dimension }) => dimension === gate.dimension);
						return score && <GateRow key={gate.dimension} {...{ gate, score, answers, copy }} />;
					})}
					{recommendation.gates.length === 0 && <li>{own.none}</li>}
				</ul>
			</div>
			<div>
				<h4>{own.because}</h4>
				<ul>
					{reasons.map((reason) => (
						<li key={reason}>{reason}</li>
					))}
				</ul>
			</div>
			<div>
				<h4>{own.links.heading}</h4>
				<ul>
					{linksOf(recommendation, answers.industry, copy).map(({ href, label }) => (
						<li key={href}>
							<a href={href}>{label}</a>
						</li>
					))}
				</ul>
			</div>
		</li>
	);
}

/** One to three things to do first, each with the answers that led to it and what must be in place before. */
export function ReportRecommendations({ recommendations, ...shared }: ReportRecommendationsProps) {
	const own = shared.copy.recommendations;
	return (
		<ReportSection heading={own.heading} lead={recommendations.every(isForInterest) ? own.lead : own.noAi}>
			<ol className="plain report-recommendations">
				{recommendations.map((recommendation) => (
					<RecommendationCard key={recommendation.id} recommendation={recommendation} {...shared} />
				))}
			</ol>
		</ReportSection>
	);
}
