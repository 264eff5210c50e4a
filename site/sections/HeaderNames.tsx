import "#site/sections/text-section.css";

interface HeaderNamesProps {
	readonly label: string;
	readonly names: readonly string[];
}

/** The names of the headers that every page comes with. */
export function HeaderNames({ label, names }: HeaderNamesProps) {
	return (
		<div className="text-note">
			<p>{label}</p>
			<ul className="plain header-names">
				{names.map((name) => (
					<li key={name}>
						<code>{name}</code>
					</li>
				))}
			</ul>
		</div>
	);
}
