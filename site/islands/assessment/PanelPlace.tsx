import { Suspense, useEffect, useState } from "react";
import type { Answers } from "#domain/readiness/answers.ts";
import { type LoadedPanel, loadPanel } from "#site/islands/assessment/report-loader.ts";

/** Where the panel appears once its script has come. Without it the form loses nothing that it needs. */
export function PanelPlace({ answers }: { readonly answers: Answers }) {
	const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
	useEffect(() => {
		loadPanel().then(setLoaded, () => undefined);
	}, []);
	return (
		<div className="panel-place">
			{loaded && (
				<Suspense>
					<loaded.RangePanel answers={answers} copy={loaded.copy} />
				</Suspense>
			)}
		</div>
	);
}
