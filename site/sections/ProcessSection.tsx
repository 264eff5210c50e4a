import type { SectionOf } from "#content/schemas/section.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/steps.css";

type Process = SectionOf<"process">;

/** Numbered steps, with the time each takes where it is known. */
export function ProcessSection(process: Process) {
	return (
		<section className="section width">
			<Steps {...process} />
		</section>
	);
}

/** The same on a tinted ground, between sections that have none. */
export function ProcessBand({ isBare, ...process }: Process & { readonly isBare: boolean }) {
	if (isBare) return <ProcessSection {...process} />;
	return (
		<section className="band">
			<div className="width">
				<Steps {...process} />
			</div>
		</section>
	);
}

function Steps({ heading, lead, steps }: Process) {
	return (
		<>
			<SectionHead heading={heading} lead={lead} />
			<ol className="plain steps">
				{steps.map((step) => (
					<li key={step.heading} className="two-columns">
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
		</>
	);
}
