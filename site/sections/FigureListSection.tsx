import type { BasisKind } from "#content/schemas/claim.ts";
import "#site/sections/basis-kinds.css";
import "#site/sections/figure-list.css";
import "#site/sections/prose.css";
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
	readonly heading: string;
	/** The figures under the pages that they are shown on. */
	readonly groups: readonly {
		/** The page on which the figures are. */
		readonly name: string;
		/** The link to it. */
		readonly page: { readonly path: string; readonly label: string };
		/** How many figures it has, in words. */
		readonly count: string;
		readonly entries: readonly FigureEntry[];
	}[];
	/** Stands before the links to other pages with the same figure. */
	readonly alsoOn: string;
}

/** All figures, each with what it rests on. They open under their page's name, or by a link to one of them; the first ones show what there is. */
export function FigureListSection({ heading, groups, alsoOn }: FigureListSectionProps) {
	return (
		<section className="section width">
			<h2>{heading}</h2>
			<div className="figure-list folds">
				{groups.map(({ name, page, count, entries }, index) => (
					<details key={page.path} open={index === 0}>
						<summary>
							<h3>{name}</h3>
							{count}
						</summary>
						<div className="figure-cells">
							<ul className="plain">
								{entries.map((entry) => (
									<Entry key={entry.id} {...entry} also={alsoOn} />
								))}
							</ul>
							<p>
								<a href={page.path}>{page.label}</a>
							</p>
						</div>
					</details>
				))}
			</div>
		</section>
	);
}

function Entry({ id, figure, statement, kind, kindName, ...entry }: FigureEntry & { readonly also: string }) {
	return (
		<li id={id}>
			<h4>
				<strong>{figure}</strong> {statement}
			</h4>
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
