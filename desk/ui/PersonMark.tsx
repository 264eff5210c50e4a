import "#desk/ui/person-mark.css";

/** The first letters of a person's name. The name itself stands next to it, or is hidden there for screen readers. */
export function PersonMark({ name }: { readonly name: string }) {
	const words = name.split(/\s+/).filter((word) => word !== "");
	const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.slice(0, 1) ?? "");
	return (
		<span className="person-mark" aria-hidden="true">
			{letters.join("").toLocaleUpperCase()}
		</span>
	);
}
