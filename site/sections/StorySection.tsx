import type { Company } from "#content/schemas/pages/company.ts";
import { Paragraphs } from "#site/sections/Paragraphs.tsx";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/story.css";

type StorySectionProps = Company["story"] & { readonly team: Company["team"] };

/** The company's story, next to the team at work. */
export function StorySection({ heading, paragraphs, team }: StorySectionProps) {
	return (
		<section className="section width two-columns aside story">
			<div>
				<h2>{heading}</h2>
				<Paragraphs paragraphs={paragraphs} />
			</div>
			<figure>
				<SceneImage name="company" alt={team.alt} sizes="(width < 900px) 100vw, 720px" />
				<figcaption>{team.caption}</figcaption>
			</figure>
		</section>
	);
}
