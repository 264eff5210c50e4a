import type { Lift } from "#domain/readiness/lift.ts";
import { liftText } from "#site/islands/assessment/lift-text.ts";
import { stageName } from "#site/islands/assessment/ReportHead.tsx";
import type { ReportWords } from "#site/islands/assessment/report-words.ts";
import { fillWords } from "#site/ui/form-words.ts";

interface ReportLiftProps {
	readonly lift: Lift | null;
	readonly words: ReportWords;
}

/** The smallest change of the answers that would reach the next stage. */
export function ReportLift({ lift, words }: ReportLiftProps) {
	const own = words.lift;
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{own.heading}</h2>
				<p>
					{lift === null
						? own.none
						: fillWords(lift.steps.length === 1 ? own.one : own.many, {
								stage: stageName(lift.nextStage),
								count: lift.steps.length,
							})}
				</p>
			</div>
			{lift !== null && (
				<ul className="plain report-lift">
					{lift.steps.map((step) => {
						const { about, from, to } = liftText(step, words);
						return (
							<li key={about}>
								<h3>{about}</h3>
								<dl>
									<div>
										<dt>{own.from}</dt>
										<dd>{from}</dd>
									</div>
									<div>
										<dt>{own.to}</dt>
										<dd>{to}</dd>
									</div>
								</dl>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
