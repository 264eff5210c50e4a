import { formatMessage } from "#domain/locale/message.ts";
import type { Lift } from "#domain/readiness/lift.ts";
import { liftText } from "#site/report/lift-text.ts";
import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { liftWorkText } from "#site/report/work-text.ts";

interface ReportLiftProps {
	readonly lift: Lift | null;
	readonly copy: ReportCopy;
}

/** The smallest change of the answers that would reach the next stage, and what to do for it. */
export function ReportLift({ lift, copy }: ReportLiftProps) {
	const own = copy.lift;
	const changes = ({ nextStage, steps }: Lift) => ({
		stage: copy.stages[nextStage].name,
		count: steps.length,
	});
	return (
		<ReportSection
			heading={own.heading}
			lead={lift === null ? own.none : formatMessage(own.changes, changes(lift), copy.locale)}
		>
			{lift !== null && (
				<ul className="plain report-lift">
					{lift.steps.map((step) => {
						const { about, from, to } = liftText(step, copy);
						const parts = [
							[own.from, from],
							[own.to, to],
							[own.work, liftWorkText(step, copy)],
						] as const;
						return (
							<li key={about}>
								<h3>{about}</h3>
								<dl>
									{parts.map(([part, text]) => (
										<div key={part}>
											<dt>{part}</dt>
											<dd>{text}</dd>
										</div>
									))}
								</dl>
							</li>
						);
					})}
				</ul>
			)}
		</ReportSection>
	);
}
