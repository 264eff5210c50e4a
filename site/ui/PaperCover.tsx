import { covers } from "#site/ui/picture-sets.ts";
import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";
import "#site/ui/paper-cover.css";

interface PaperCoverProps {
	/** The slug of the paper. */
	readonly paper: string;
	readonly sizes: string;
	readonly eager?: boolean;
}

/** The land of a paper's first page; it only decorates. */
export function PaperCover({ paper, sizes, eager = false }: PaperCoverProps) {
	return (
		<ThemedPicture set={covers} name={paper} sizes={sizes} alt="" eager={eager} className="paper-cover" />
	);
}
