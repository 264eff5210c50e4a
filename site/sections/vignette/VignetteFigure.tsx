import type { Vignette, VignetteSheet } from "#content/schemas/vignette.ts";
import {
	heights,
	narrowThreads,
	placeItems,
	type Thread,
	wideThreads,
} from "#site/sections/vignette/geometry.ts";
import { SheetItem } from "#site/sections/vignette/SheetItem.tsx";
import "#site/sections/vignette/vignette.css";

interface VignetteFigureProps {
	readonly vignette: Vignette;
	/** Says that the data is invented. */
	readonly note: string;
}

/** A product at work: what comes in, what it becomes, and the amber thread from one to the other. */
export function VignetteFigure({ vignette, note }: VignetteFigureProps) {
	const { wide, narrow } = heights(vignette);
	return (
		<figure className="vignette">
			<div className="vignette-stage" role="img" aria-label={vignette.description}>
				<Sheet sheet={vignette.input} place="input" />
				<Sheet sheet={vignette.result} place="result" />
				<Threads layout="wide" width={616} height={wide} threads={wideThreads(vignette)} />
				<Threads layout="narrow" width={34} height={narrow} threads={narrowThreads(vignette)} />
			</div>
			<figcaption>{note}</figcaption>
		</figure>
	);
}

function Sheet({ sheet, place }: { readonly sheet: VignetteSheet; readonly place: "input" | "result" }) {
	return (
		<div className={`vignette-sheet ${place}`} aria-hidden="true">
			<div className="vignette-head">
				<b>{sheet.title}</b>
				{sheet.note && <span>{sheet.note}</span>}
			</div>
			{placeItems(sheet.items).map(({ item, bottom }) => (
				<SheetItem key={bottom} item={item} />
			))}
		</div>
	);
}

interface ThreadsProps {
	readonly layout: "wide" | "narrow";
	readonly width: number;
	readonly height: number;
	readonly threads: readonly Thread[];
}

function Threads({ layout, width, height, threads }: ThreadsProps) {
	return (
		<svg className={`vignette-threads ${layout}`} width={width} height={height} aria-hidden="true">
			{threads.map(({ path, end }) => (
				<g key={path}>
					<path d={path} pathLength="1" />
					<circle cx={end.x} cy={end.y} r="5" />
				</g>
			))}
		</svg>
	);
}
