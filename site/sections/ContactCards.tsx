import type { Point } from "#content/schemas/fields.ts";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/ui/card.css";
import "#site/sections/contact-cards.css";

interface ContactCardsProps {
	readonly email: string;
	readonly offices: readonly { readonly name: string }[];
	readonly emailCard: Point;
	readonly officesCard: Point & { readonly remote: string };
}

/** The other ways to reach the company: by mail, and where its offices are. */
export function ContactCards({ email, offices, emailCard, officesCard }: ContactCardsProps) {
	return (
		<div className="contact-cards">
			<div className="card">
				<Icon name="mail" />
				<h3>{emailCard.heading}</h3>
				<p>{emailCard.text}</p>
				<p>
					<a href={`mailto:${email}`}>{email}</a>
				</p>
			</div>
			<div className="card">
				<Icon name="map-pin" />
				<h3>{officesCard.heading}</h3>
				<p>{officesCard.text}</p>
				<ul>
					{offices.map(({ name }) => (
						<li key={name}>{name}</li>
					))}
					<li>{officesCard.remote}</li>
				</ul>
			</div>
		</div>
	);
}
