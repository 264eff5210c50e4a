import type { Company } from "#content/schemas/pages/company.ts";
import type { Office } from "#content/schemas/site.ts";
import { formatTag, type Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { zoneOffsets } from "#domain/locale/zone-offsets.ts";
import { LandPicture } from "#site/ui/LandPicture.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/offices.css";

interface OfficesSectionProps {
	readonly copy: Company["offices"];
	readonly offices: readonly Office[];
	readonly locale: Locale;
}

/** The offices on the maps of their countries, which the thread joins; the page's script adds each one's time. */
export function OfficesSection({ copy, offices, locale }: OfficesSectionProps) {
	return (
		<section className="section">
			<div className="width">
				<SectionHead heading={copy.heading} />
			</div>
			<ul className="plain offices">
				{offices.map(({ name, timeZone, map }) => (
					<li key={name}>
						{map && <OfficeMap name={map} />}
						<h3>{name}</h3>
						<p>{formatMessage(copy.zone, { offsets: zoneOffsets(timeZone) }, locale)}</p>
						<p className="office-now">
							<span className="office-now-label">{copy.now}</span>{" "}
							<time lang={formatTag(locale)} data-zone={timeZone} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function OfficeMap({ name }: { readonly name: string }) {
	const file = `office-${name}`;
	return (
		<LandPicture
			cuts={[
				{ media: "(width < 600px)", file: `${file}-phone`, widths: [600] },
				{ file, widths: [864] },
			]}
			fallback={{ src: `${file}-light-864.webp`, width: 864, height: 679 }}
		/>
	);
}
