import { useEffect, useState } from "react";
import type { BadLinkWords } from "#site/islands/assessment/assessment-words.ts";
import { loadWords } from "#site/islands/assessment/report-loader.ts";
import type { Route } from "#site/islands/assessment/route.ts";

interface BadLinkProps {
	readonly error: Extract<Route, { kind: "bad-link" }>["error"];
}

/** Says that a link opens no report, and why, above a form that can be filled instead. */
export function BadLink({ error }: BadLinkProps) {
	const [words, setWords] = useState<BadLinkWords | null>(null);
	useEffect(() => {
		loadWords().then(
			({ badLink }) => setWords(badLink),
			() => undefined,
		);
	}, []);
	return (
		<div className="problem-summary" role="alert" hidden={words === null}>
			<h2>{words?.heading}</h2>
			<p>{words?.[error]}</p>
		</div>
	);
}
