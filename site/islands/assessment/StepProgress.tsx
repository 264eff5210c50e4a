import { assessmentSteps } from "#domain/forms/assessment-form.ts";
import type { StepMessages } from "#site/islands/assessment/assessment-copy.ts";
import { stepId } from "#site/islands/assessment/route.ts";

interface StepProgressProps {
	readonly messages: StepMessages;
	/** Counted from 0; null without script. */
	readonly current: number | null;
}

/** The steps along the thread, each a link: what is skipped can be come back to. */
export function StepProgress({ messages, current }: StepProgressProps) {
	return (
		<nav className="step-progress" aria-label={messages.progress}>
			<ol className="plain">
				{assessmentSteps.map(({ id }, step) => (
					<li key={id} className={current !== null && step < current ? "done" : undefined}>
						<a href={`#${stepId(step)}`} aria-current={current === step ? "step" : undefined}>
							{messages.steps[id].title}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
