import { ExampleMark } from "#site/ui/ExampleMark.tsx";
import "#site/sections/page-list.css";
import "#site/ui/figure-link.css";
import "#site/ui/folds.css";

interface Entry {
	readonly path: string;
	readonly title: string;
	readonly mark?: string | undefined;
}

interface PageListSectionProps {
	readonly heading: string;
	readonly entries: readonly Entry[];
	/** Entries that are parts of something, by its name. There are many: a visitor opens those of one. */
	readonly parts: readonly (readonly [string, readonly Entry[]])[];
}

/** All pages of one kind. */
export function PageListSection({ heading, entries, parts }: PageListSectionProps) {
	return (
		<section className="two-columns">
			<h2>{heading}</h2>
			{entries.length > 0 && <EntryList entries={entries} />}
			{parts.length > 0 && (
				<div className="page-list-parts folds">
					{parts.map(([name, within]) => (
						<details key={name}>
							<summary>{name}</summary>
							<EntryList entries={within} />
						</details>
					))}
				</div>
			)}
		</section>
	);
}

/** Longer titles take a line of a phone each. */
const maxNameLength = 42;

function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
	const areNames = entries.every(({ title }) => title.length <= maxNameLength);
	return (
		<ul className={areNames ? "plain page-list-names" : "plain"}>
			{entries.map(({ path, title, mark }) => (
				<li key={path}>
					<a href={path}>{title}</a> {mark && <ExampleMark mark={mark} />}
				</li>
			))}
		</ul>
	);
}
