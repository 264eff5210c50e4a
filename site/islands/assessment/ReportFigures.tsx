import type { FigureWords } from "#site/islands/assessment/report-words.ts";

/** Published figures to stand beside, each with its source. */
export function ReportFigures({ words }: { readonly words: FigureWords }) {
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{words.heading}</h2>
				<p>{words.lead}</p>
			</div>
			<div className="report-published">
				{Object.entries(words.sources).map(([id, { title, url }]) => (
					<div key={id}>
						<ul className="plain">
							{words.items
								.filter(({ source }) => source === id)
								.map(({ figure, text }) => (
									<li key={text}>
										<strong>{figure}</strong> {text}
									</li>
								))}
						</ul>
						<p className="form-note">
							{words.source}:{" "}
							<a href={url} target="_blank" rel="noopener">
								{title}
							</a>
						</p>
					</div>
				))}
			</div>
		</section>
	);
}
