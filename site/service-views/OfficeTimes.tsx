import { site } from "#site/catalogue/site.ts";

function timeIn(timeZone: string, moment: Date): string {
	const format = {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
		timeZone,
	} as const;
	// "4:56" and "am" stay on one line.
	return new Intl.DateTimeFormat("en-NZ", format).format(moment).replace(/\s(?=[ap]m)/, "\u00a0");
}

/** A moment at each office, where no script can tell the visitor's own zone. */
export function OfficeTimes({ moment }: { readonly moment: Date }) {
	return (
		<ul>
			{site.offices.map(({ name, timeZone }) => (
				<li key={name}>
					{name}: <time dateTime={moment.toISOString()}>{timeIn(timeZone, moment)}</time>
				</li>
			))}
		</ul>
	);
}
