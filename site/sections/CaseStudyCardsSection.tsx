import type { CaseStudy } from "#content/schemas/case-study.ts";
import type { CaseStudies } from "#content/schemas/pages/case-studies.ts";
import { FactList } from "#site/sections/FactList.tsx";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { ExampleMark } from "#site/ui/ExampleMark.tsx";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/ui/figure-link.css";
import "#site/ui/list.css";
import "#site/sections/case-study-cards.css";
import "#site/ui/scene-transition.css";

interface CaseStudyCardsSectionProps {
	readonly copy: CaseStudies;
	readonly studies: readonly (CaseStudy & {
		readonly path: string;
		readonly industryName: string;
		/** Of an invented one. */
		readonly mark?: string | undefined;
	})[];
}

/** The studies in full width, one below the other. */
export function CaseStudyCardsSection({ copy, studies }: CaseStudyCardsSectionProps) {
	const { labels } = copy;
	return (
		<section className="section width study-cards">
			<h2 className="visually-hidden">{copy.grid.heading}</h2>
			{studies.map((study) => (
				<article key={study.path} className="study-card">
					<div>
						{study.mark && <ExampleMark mark={study.mark} />}
						<h3>{study.title}</h3>
					</div>
					<SceneImage name={study.image} alt={study.imageAlt} sizes={wholeColumnBelow(900, 560)} />
					<div>
						<p>{study.description}</p>
						<FactList
							facts={[
								{ label: labels.industry, value: study.industryName },
								{ label: labels.company, value: study.company },
								{ label: labels.timeline, value: study.timeline },
							]}
						/>
						<ul className="ticks" aria-label={labels.results}>
							{study.results.map(({ onCard }) => (
								<li key={onCard}>{onCard}</li>
							))}
						</ul>
						<ButtonLink label={copy.readMore} about={study.title} href={study.path} look="secondary" />
					</div>
				</article>
			))}
		</section>
	);
}
