import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/basis-kinds.css";

interface BasisKindsSectionProps {
	readonly heading: string;
	readonly lead: string;
	readonly kinds: readonly {
		readonly kind: string;
		readonly name: string;
		readonly amount: number;
		readonly count: string;
		readonly text: string;
	}[];
}

/** What a figure can rest on, and how many of the figures do: a mark for each. */
export function BasisKindsSection({ heading, lead, kinds }: BasisKindsSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<p className="basis-marks" aria-hidden="true">
				{kinds.map(({ kind, amount }) => marksOf(kind, amount))}
			</p>
			<dl className="basis-kinds">
				{kinds.map(({ kind, name, count, text }) => (
					<div key={kind}>
						<dt>
							<span className={`basis ${kind}`}>{name}</span>
						</dt>
						<dd>
							<strong>{count}</strong> {text}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function marksOf(kind: string, amount: number) {
	return Array.from({ length: amount }, (_, index) => `${kind}-${index}`).map((key) => (
		<i key={key} className={`basis ${kind}`} />
	));
}
