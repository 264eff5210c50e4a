interface SectionHeadProps {
	readonly heading: string;
	readonly lead?: string | undefined;
}

/** The heading that opens a section. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
	return (
		<div className="section-head">
			<h2>{heading}</h2>
			{lead && <p className="lead">{lead}</p>}
		</div>
	);
}
