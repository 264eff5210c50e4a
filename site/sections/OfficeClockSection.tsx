import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/office-clock.css";

interface OfficeClockSectionProps {
	readonly heading: string;
	readonly lead: string;
	/** How the scale is read. */
	readonly caption: string;
	/** The working day of each office: its own hours in words, and where it is on the scale of 24 hours. */
	readonly days: readonly {
		readonly name: string;
		readonly hours: string;
		readonly start: number;
		readonly length: number;
	}[];
	readonly scale: readonly { readonly hour: number; readonly name: string }[];
}

const at = (hour: number) => `${(hour / 24) * 100}%`;

/** Who is at work when: the offices' days one below the other on one clock, along the thread. */
export function OfficeClockSection({ heading, lead, caption, days, scale }: OfficeClockSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<figure className="office-clock">
				<dl>
					{days.map(({ name, hours, start, length }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>
								{hours}
								<svg width="100%" height="28" aria-hidden="true">
									<line x2="100%" y1="14" y2="14" />
									<rect x={at(start)} y="12" width={at(length)} height="4" />
									<circle cx={at(start)} cy="14" r="7" />
									<circle cx={at(start + length)} cy="14" r="7" />
								</svg>
							</dd>
						</div>
					))}
				</dl>
				<svg className="office-clock-scale" width="100%" height="24" aria-hidden="true">
					{scale.map(({ hour, name }) => (
						<text key={hour} x={at(hour)} y="18">
							{name}
						</text>
					))}
				</svg>
				<figcaption>{caption}</figcaption>
			</figure>
		</section>
	);
}
