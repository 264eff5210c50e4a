import { type CitedText, plainText } from "#domain/claims/cited-text.ts";
import { Cited } from "#site/ui/Cited.tsx";
import "#site/sections/prose.css";

/** Paragraphs as they read next to or below their heading. */
export function Paragraphs({ paragraphs }: { readonly paragraphs: readonly CitedText[] }) {
	return (
		<div className="paragraphs">
			{paragraphs.map((paragraph) => (
				<p key={plainText(paragraph)}>
					<Cited text={paragraph} />
				</p>
			))}
		</div>
	);
}
