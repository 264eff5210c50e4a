import type { Figure } from "#content/schemas/cited-text.ts";
import { Cited } from "#site/ui/Cited.tsx";

interface FigureListProps {
	readonly figures: readonly Figure[];
	readonly className: string;
}

/** Claims in large type, each with what it counts. */
export function FigureList({ figures, className }: FigureListProps) {
	return (
		<ul className={`plain ${className}`}>
			{figures.map(({ figure, label }) => (
				<li key={label}>
					<strong>
						<Cited text={figure} />
					</strong>
					{` ${label}`}
				</li>
			))}
		</ul>
	);
}
