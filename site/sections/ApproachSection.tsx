import type { Company } from "#content/schemas/pages/company.ts";
import { LandPicture } from "#site/ui/LandPicture.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/points.css";
import "#site/sections/approach.css";

/** How a project goes: on a desk each step is under its node on the land, elsewhere on a plain thread. */
export function ApproachSection({ heading, lead, steps }: Company["approach"]) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<LandPicture
					className="approach-land"
					cuts={[{ file: "approach", widths: [1800] }]}
					fallback={{ src: "approach-light-1800.webp", width: 1800, height: 347 }}
				/>
				<ol className="plain thread-points approach">
					{steps.map((step) => (
						<li key={step.heading}>
							<h3>{step.heading}</h3>
							<p>{step.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
