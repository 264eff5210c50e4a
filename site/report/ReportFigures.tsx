import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";

/** Published figures to compare with, each with its source. */
export function ReportFigures({ copy: { figures: copy, newTab } }: { readonly copy: ReportCopy }) {
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
		</ReportSection>
	);
}
