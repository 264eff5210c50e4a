interface OutsideLinkProps {
	readonly href: string;
	readonly label: string;
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
	readonly isLicence?: boolean;
}

/** A link to another organisation's page. */
export function OutsideLink({ href, label, newTab, isLicence = false }: OutsideLinkProps) {
	return (
		<a href={href} target="_blank" rel={isLicence ? "license noopener" : "noopener"}>
			{label}
			<span className="visually-hidden"> ({newTab})</span>
		</a>
	);
}
