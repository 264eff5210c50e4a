import type { BasisKind } from "#content/schemas/claim.ts";
import "#site/sections/basis-kinds.css";
import "#site/sections/figure-list.css";

interface FigureEntry {
	readonly id: string;
	readonly figure: string;
	readonly statement: string;
	readonly kind: BasisKind;
	readonly kindName: string;
	readonly texts: readonly string[];
	/** Other pages with the same figure. */
	readonly alsoOn: readonly { readonly path: string; readonly name: string }[];
}

interface FigureListSectionProps {
	readonly id: string;
	/** The page on which the figures are. */
	readonly name: string;
	readonly path: string;
	readonly entries: readonly FigureEntry[];
	/** Stands before the links to other pages with the same figure. */
	readonly alsoOn: string;
}

/** The figures of a page, each with what it rests on. */
export function FigureListSection({ id, name, path, entries, alsoOn }: FigureListSectionProps) {
	return (
		<section className="figure-list" id={id}>
			<h2>
				<a href={path}>{name}</a>
			</h2>
			<ul className="plain">
				{entries.map((entry) => (
					<li key={entry.id} id={entry.id}>
						<h3>
							<strong>{entry.figure}</strong> {entry.statement}
						</h3>
						<p className={`basis ${entry.kind}`}>{entry.kindName}</p>
						<div>
							{entry.texts.map((text) => (
								<p key={text}>{text}</p>
							))}
							{entry.alsoOn.length > 0 && (
								<p>
									{alsoOn}{" "}
									{entry.alsoOn.map((page) => (
										<a key={page.path} href={page.path}>
											{page.name}
										</a>
									))}
								</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
