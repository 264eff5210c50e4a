import { HeadingText } from "#site/ui/HeadingText.tsx";

interface SectionHeadProps {
	readonly heading: string;
	readonly lead?: string | undefined;
}

/** The heading that opens a section. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
	return (
		<div className="section-head">
			<h2>
				<HeadingText text={heading} />
			</h2>
			{lead && <p className="lead">{lead}</p>}
		</div>
	);
}
