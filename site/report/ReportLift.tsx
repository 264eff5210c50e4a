import type { Lift } from "#domain/readiness/lift.ts";
import { liftText } from "#site/report/lift-text.ts";
import { stageName } from "#site/report/ReportHead.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

interface ReportLiftProps {
	readonly lift: Lift | null;
	readonly copy: ReportCopy;
}

/** The smallest change of the answers that would reach the next stage. */
export function ReportLift({ lift, copy }: ReportLiftProps) {
	const own = copy.lift;
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{own.heading}</h2>
				<p>
					{lift === null
						? own.none
						: formatMessage(lift.steps.length === 1 ? own.one : own.many, {
								stage: stageName(lift.nextStage),
								count: lift.steps.length,
							})}
				</p>
			</div>
			{lift !== null && (
				<ul className="plain report-lift">
					{lift.steps.map((step) => {
						const { about, from, to } = liftText(step, copy);
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
