import { type ReactNode, useEffect, useState } from "react";
import type { Answers } from "#domain/readiness/answers.ts";
import { type LoadedPanel, loadPanel } from "#site/islands/assessment/report-loader.ts";

interface PanelPlaceProps {
	readonly answers: Answers;
}

/** Of the browser: React leaves what the page has in the place of an empty text. */
let unanswered: ReactNode = "";

/** For the build, before it renders the form: the panel before the first answer. */
export function providePanel(panel: ReactNode): void {
	unanswered = panel;
}

/** Where the panel follows the answers once its script has come. Without it the form loses nothing that it needs. */
export function PanelPlace({ answers }: PanelPlaceProps) {
	const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
	useEffect(() => {
		loadPanel().then(setLoaded, () => undefined);
	}, []);
	return (
		<div className="panel-place" suppressHydrationWarning>
			{loaded ? <loaded.RangePanel answers={answers} copy={loaded.copy} /> : unanswered}
		</div>
	);
}
