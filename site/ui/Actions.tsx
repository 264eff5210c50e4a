import { ButtonLink } from "#site/ui/ButtonLink.tsx";

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
