import type { SectionOf } from "#content/schemas/section.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/steps.css";

/** Numbered steps, with the time each takes where it is known. */
export function ProcessSection({ heading, lead, steps }: SectionOf<"process">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ol className="plain steps">
				{steps.map((step) => (
					<li key={step.heading} className="split">
						<div>
							<h3>{step.heading}</h3>
							{step.duration && (
								<p className="duration">
									<Cited text={step.duration} />
								</p>
							)}
						</div>
						<p>{step.text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
