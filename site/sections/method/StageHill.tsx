import { stages } from "#domain/readiness/stage.ts";
import { stageProfile, stageTerraces } from "#site/sections/method/stage-profile.ts";
import "#site/sections/method/stage-hill.css";

interface StageHillProps {
	/** What the list of stages is. */
	readonly caption: string;
	/** Lowest first. */
	readonly names: readonly string[];
}

/** The stages as a hill in profile over the scale from 0 to 100: the thread climbs a terrace where a stage begins. */
export function StageHill({ caption, names }: StageHillProps) {
	return (
		<div className="stage-hill">
			<svg className="method-drawing" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				{stageTerraces.map((path) => (
					<path key={path} className="stage-terrace" d={path} />
				))}
				<path className="method-thread" d={stageProfile.thread} />
				<path className="method-nodes" d={stageProfile.nodes} />
				<path className="method-holes" d={stageProfile.nodes} />
			</svg>
			<ol className="plain" aria-label={caption}>
				{stages.map(({ id, from }, index) => (
					<li key={id}>
						<span className={index > 0 ? "stage-from" : undefined}>{from}</span> <b>{names[index]}</b>
						{index === stages.length - 1 && (
							<span className="stage-end" aria-hidden="true">
								100
							</span>
						)}
					</li>
				))}
			</ol>
		</div>
	);
}
