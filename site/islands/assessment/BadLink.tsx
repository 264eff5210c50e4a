import { useEffect, useState } from "react";
import type { LaterCopy } from "#site/islands/assessment/assessment-copy.ts";
import { loadCopy } from "#site/islands/assessment/report-loader.ts";
import type { Route } from "#site/islands/assessment/route.ts";

interface BadLinkProps {
	readonly error: Extract<Route, { kind: "bad-link" }>["error"];
}

/** Says that a link opens no report, and why, above a form that can be filled instead. */
export function BadLink({ error }: BadLinkProps) {
	const [copy, setCopy] = useState<LaterCopy["badLink"] | null>(null);
	useEffect(() => {
		loadCopy().then(
			({ badLink }) => setCopy(badLink),
			() => undefined,
		);
	}, []);
	return (
		<div className="problem-summary" role="alert" hidden={copy === null}>
			<h2>{copy?.heading}</h2>
			<p>{copy?.[error]}</p>
		</div>
	);
}
