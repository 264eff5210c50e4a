import type { CaseStudy } from "#content/schemas/case-study.ts";
import type { CaseStudies } from "#content/schemas/pages/case-studies.ts";
import { FactList } from "#site/sections/FactList.tsx";
import { ExampleMark } from "#site/ui/ExampleMark.tsx";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/ui/figure-link.css";
import "#site/sections/scene-hero.css";
import "#site/ui/scene-transition.css";
import "#site/sections/case-study-hero.css";

interface CaseStudyHeroSectionProps {
	readonly copy: CaseStudies;
	/** `mark` is that of an invented one. */
	readonly study: CaseStudy & { readonly industryName: string; readonly mark?: string | undefined };
}

/** What a study is about, next to its scene; an invented one says so. */
export function CaseStudyHeroSection({ copy, study }: CaseStudyHeroSectionProps) {
	const { labels } = copy;
	return (
		<section className="width scene-hero study-hero">
			<div className="scene-hero-words">
				<h1>{study.title}</h1>
				<p className="lead">{study.description}</p>
				<FactList
					facts={[
						{
							label: labels.industry,
							value: <a href={`/industries/${study.industry}`}>{study.industryName}</a>,
						},
						{ label: labels.company, value: study.company },
						{ label: labels.timeline, value: study.timeline },
					]}
				/>
				{study.mark && (
					<p className="study-note">
						<ExampleMark mark={study.mark} /> {copy.illustrativeNote}
					</p>
				)}
			</div>
			<SceneImage name={study.image} alt={study.imageAlt} sizes={wholeColumnBelow(900, 620)} eager />
		</section>
	);
}
