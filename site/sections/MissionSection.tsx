import type { Company } from "#content/schemas/pages/company.ts";
import "#site/sections/story.css";

/** What the company is for, in the size of a sentence to remember. */
export function MissionSection({ heading, text }: Company["mission"]) {
	return (
		<section className="section width aside mission">
			<h2>{heading}</h2>
			<p>{text}</p>
		</section>
	);
}
