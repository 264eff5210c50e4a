import { covers } from "#site/ui/picture-sets.ts";
import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";
import "#site/ui/paper-cover.css";

interface PaperCoverProps {
	/** The slug of the paper. */
	readonly paper: string;
	/** Stands on the cover where that is large enough; the page has it in words next to it. */
	readonly title?: string;
	readonly sizes: string;
	readonly eager?: boolean;
}

/** The land of a paper's first page; it only decorates. */
export function PaperCover({ paper, title, sizes, eager = false }: PaperCoverProps) {
	return (
		<div className="paper-cover" aria-hidden="true">
			<ThemedPicture set={covers} name={paper} sizes={sizes} alt="" eager={eager} />
			{title && <b>{title}</b>}
		</div>
	);
}
