import type { ReactNode } from "react";
import "#site/sections/article-contents.css";
import "#site/ui/folds.css";

interface ContentsFoldProps {
	readonly label: string;
	readonly children: ReactNode;
}

/** A table of contents: next to the text, or in a fold where there is no room. */
export function ContentsFold({ label, children }: ContentsFoldProps) {
	return (
		<nav className="article-contents folds" aria-labelledby="article-contents">
			<h2 id="article-contents">{label}</h2>
			<details>
				<summary>{label}</summary>
				{children}
			</details>
		</nav>
	);
}
