import { headingParts } from "#domain/locale/compounds.ts";

/** The words of a heading: a line never ends within a hyphenated one. */
export function HeadingText({ text }: { readonly text: string }) {
	return headingParts(text).map((part) =>
		part.isCompound ? (
			<span key={part.text} className="unbroken">
				{part.text}
			</span>
		) : (
			part.text
		),
	);
}
