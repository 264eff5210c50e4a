import type { Ref } from "react";
import { ProblemLinks, type ProblemLinksProps } from "#site/ui/ProblemLinks.tsx";

interface ProblemSummaryProps extends ProblemLinksProps {
	readonly focus?: Ref<HTMLDivElement>;
}

/** What is to correct, a link to each field. It takes focus when it appears. */
export function ProblemSummary({ focus, ...links }: ProblemSummaryProps) {
	return (
		<div className="problem-summary" role="alert" tabIndex={-1} ref={focus}>
			<h2>{links.copy.summary.heading}</h2>
			<ProblemLinks {...links} />
		</div>
	);
}
