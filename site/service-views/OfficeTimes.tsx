import { site } from "#site/catalogue/site.ts";
import { localTime } from "#site/islands/local-time.ts";

/** A moment at each office, where no script can tell the visitor's own zone. */
export function OfficeTimes({ moment }: { readonly moment: Date }) {
	return (
		<ul>
			{site.offices.map(({ name, timeZone }) => (
				<li key={name}>
					{name}: <time dateTime={moment.toISOString()}>{localTime(moment, timeZone)}</time>
				</li>
			))}
		</ul>
	);
}
