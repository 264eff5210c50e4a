import type { ReactNode } from "react";

interface ResourceCardHeadProps {
	readonly category: string;
	/** Shown next to the category. */
	readonly detail: ReactNode;
	readonly title: string;
	readonly path: string;
	readonly text: string;
}

/** What a card of a filtered list begins with; its title leads to the page. */
export function ResourceCardHead({ category, detail, title, path, text }: ResourceCardHeadProps) {
	return (
		<>
			<p className="card-line">
				<span className="badge">{category}</span>
				{detail}
			</p>
			<h2>
				<a href={path}>{title}</a>
			</h2>
			<p>{text}</p>
		</>
	);
}
