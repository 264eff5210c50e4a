import type { SectionOf } from "#content/schemas/section.ts";
import "#site/sections/prose.css";
import "#site/sections/questions.css";
import "#site/ui/folds.css";

/** Questions that open on their answers; without script and in print too. */
export function QuestionsSection({ heading, lead, items }: SectionOf<"questions">) {
	return (
		<section className="section width two-columns aside">
			<div>
				<h2>{heading}</h2>
				{lead && <p className="lead">{lead}</p>}
			</div>
			<div className="questions folds">
				{items.map(({ question, answer }) => (
					<details key={question}>
						<summary>{question}</summary>
						<p>{answer}</p>
					</details>
				))}
			</div>
		</section>
	);
}
