import type { Point } from "#content/schemas/fields.ts";
import type { Office } from "#content/schemas/site.ts";
import { formatTag, type Locale } from "#domain/locale/locale.ts";
import "#site/ui/card.css";
import "#site/sections/contact-cards.css";

interface ContactCardsProps {
	readonly email: string;
	readonly offices: readonly Office[];
	readonly emailCard: Point;
	readonly officesCard: Point & { readonly remote: string; readonly atWork: string };
	readonly locale: Locale;
}

/** The other ways to reach the company: by mail, and where its offices are; the page's scripts add each one's time, and who is at work. */
export function ContactCards({ email, offices, emailCard, officesCard, locale }: ContactCardsProps) {
	return (
		<div className="contact-cards">
			<div className="card">
				<h3>{emailCard.heading}</h3>
				<p>{emailCard.text}</p>
				<p>
					<a href={`mailto:${email}`}>{email}</a>
				</p>
			</div>
			<div className="card">
				<h3>{officesCard.heading}</h3>
				<p>{officesCard.text}</p>
				<ul className="plain">
					{offices.map(({ name, timeZone, hours }) => (
						<li key={name}>
							{name}{" "}
							<span className="at-work" hidden data-zone={timeZone} data-from={hours.from} data-to={hours.to}>
								{officesCard.atWork}
							</span>{" "}
							<time lang={formatTag(locale)} data-zone={timeZone} />
						</li>
					))}
					<li>{officesCard.remote}</li>
				</ul>
			</div>
		</div>
	);
}
