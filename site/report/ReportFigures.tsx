import { formatMessage } from "#domain/locale/message.ts";
import type { PublishedAverage } from "#domain/readiness/published-average.ts";
import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";

interface ReportFiguresProps {
	/** Of the site's own assessments; null while there are too few. */
	readonly average: PublishedAverage | null;
	readonly copy: ReportCopy;
}

/** Published figures to compare with, each with its source, and the average of the site's own assessments. */
export function ReportFigures({ average, copy: { figures: copy, newTab, locale } }: ReportFiguresProps) {
	return (
		<ReportSection heading={copy.heading} lead={copy.lead}>
			<div className="report-published">
				{Object.entries(copy.sources).map(([id, { title, url }]) => (
					<div key={id}>
						<ul className="plain">
							{copy.items
								.filter(({ source }) => source === id)
								.map(({ figure, text }) => (
									<li key={text}>
										<strong>{figure}</strong> {text}
									</li>
								))}
						</ul>
						<p className="form-note">
							{copy.source}: <OutsideLink href={url} label={title} newTab={newTab} />
						</p>
					</div>
				))}
			</div>
			{average !== null && <p className="report-average">{formatMessage(copy.average, average, locale)}</p>}
		</ReportSection>
	);
}
