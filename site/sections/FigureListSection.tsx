import type { BasisKind } from "#content/schemas/claim.ts";
import "#site/sections/basis-kinds.css";
import "#site/sections/figure-list.css";
import "#site/ui/folds.css";

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
	/** The link to it. */
	readonly page: { readonly path: string; readonly label: string };
	/** How many figures it has, in words. */
	readonly count: string;
	readonly entries: readonly FigureEntry[];
	/** Stands before the links to other pages with the same figure. */
	readonly alsoOn: string;
}

/** The figures of a page, each with what it rests on. On a phone they open under the page's name, or by a link to one of them. */
export function FigureListSection({ id, name, page, count, entries, alsoOn }: FigureListSectionProps) {
	return (
		<section className="figure-list folds" id={id}>
			<h2>
				<a href={page.path}>{name}</a>
			</h2>
			<details>
				<summary>
					<h2>{name}</h2>
					{count}
				</summary>
				<ul className="plain">
					{entries.map((entry) => (
						<Entry key={entry.id} {...entry} also={alsoOn} />
					))}
				</ul>
				<p>
					<a href={page.path}>{page.label}</a>
				</p>
			</details>
		</section>
	);
}

function Entry({ id, figure, statement, kind, kindName, ...entry }: FigureEntry & { readonly also: string }) {
	return (
		<li id={id}>
			<h3>
				<strong>{figure}</strong> {statement}
			</h3>
			<p className={`basis ${kind}`}>{kindName}</p>
			<div>
				{entry.texts.map((text) => (
					<p key={text}>{text}</p>
				))}
				{entry.alsoOn.length > 0 && (
					<p>
						{entry.also}{" "}
						{entry.alsoOn.map((page) => (
							<a key={page.path} href={page.path}>
								{page.name}
							</a>
						))}
					</p>
				)}
			</div>
		</li>
	);
}
