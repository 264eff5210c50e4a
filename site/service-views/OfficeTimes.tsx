import { formatMoment } from "#domain/locale/formats.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

/** A moment at each office, where no script can tell the visitor's own zone. */
export function OfficeTimes({ moment }: { readonly moment: Date }) {
	return (
		<dl className="office-times">
			{siteIn(pageLocale).offices.map(({ name, timeZone }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						<time dateTime={moment.toISOString()}>{formatMoment(moment, pageLocale, timeZone)}</time>
					</dd>
				</div>
			))}
		</dl>
	);
}
