import "#site/ui/button.css";

interface ButtonLinkProps {
	readonly label: string;
	readonly href: string;
	readonly look?: "primary" | "secondary";
}

/** Guides and typeset documents are saved, not opened. */
const savedFile = /^\/guides\/|\.pdf$/;

/** A link that asks for something to be done. A link to a guide or a PDF saves the file. */
export function ButtonLink({ label, href, look = "primary" }: ButtonLinkProps) {
	return (
		<a className={`button ${look}`} href={href} download={savedFile.test(href) ? "" : undefined}>
			{label}
		</a>
	);
}

/** One or two buttons: the first is the main one. */
export function Actions({ actions }: { readonly actions: readonly { label: string; href: string }[] }) {
	return (
		<div className="actions">
			{actions.map(({ label, href }, index) => (
				<ButtonLink key={href} label={label} href={href} look={index === 0 ? "primary" : "secondary"} />
			))}
		</div>
	);
}
