import { type ReactNode, useEffect, useState } from "react";
import type { Answers } from "#domain/readiness/answers.ts";
import { type LoadedPanel, loadPanel } from "#site/islands/assessment/report-loader.ts";

interface PanelPlaceProps {
	readonly answers: Answers;
	/** The panel before the first answer, as it is in the page. */
	readonly unanswered: ReactNode;
}

/** Where the panel follows the answers once its script has come. Without it the form loses nothing that it needs. */
export function PanelPlace({ answers, unanswered }: PanelPlaceProps) {
	const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
	useEffect(() => {
		loadPanel().then(setLoaded, () => undefined);
	}, []);
	return (
		<div className="panel-place">
			{loaded ? <loaded.RangePanel answers={answers} copy={loaded.copy} /> : unanswered}
		</div>
	);
}
