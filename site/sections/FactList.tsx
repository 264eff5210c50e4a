import type { ReactNode } from "react";
import "#site/sections/facts.css";

export interface Fact {
	readonly label: string;
	readonly value: ReactNode;
}

interface FactListProps {
	readonly facts: readonly Fact[];
}

/** A few facts side by side, each under its label. */
export function FactList({ facts }: FactListProps) {
	return (
		<dl className="facts">
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
