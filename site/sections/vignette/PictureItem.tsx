import type { VignetteItemOf } from "#content/schemas/vignette.ts";

/** Drawings of what a camera or a sensor delivers, 236 by 128. */
const drawings = {
	bracket: (
		<>
			<path className="part" d="M40 22h34v62h96v24H40z" />
			<circle className="hole" cx="57" cy="40" r="7" />
			<circle className="hole" cx="150" cy="96" r="6" />
			<path className="scratch" d="M96 92l10 4 6-3 9 5" />
			<rect className="found" x="88" y="82" width="42" height="26" rx="3" />
		</>
	),
	waveform: (
		<>
			<path className="axis" d="M0 64H236" />
			<path
				className="past"
				d="M0 64l6-9 6 18 6-20 6 21 6-19 6 18 6-17 6 19 6-22 6 22 6-20 6 19 6-18 6 20 6-21 6 19"
			/>
			<path
				className="likely"
				pathLength="1"
				d="M96 54l6 22 6-30 6 32 6-38 6 44 6-50 6 52 6-56 6 60 6-66 6 66 6-70 6 74 6-78 6 80 6-82 6 84 6-86 6 88 6-84 6 80 6-76"
			/>
		</>
	),
} as const;

/** A drawn picture, with the word for what was found in it. */
export function PictureItem({ picture, found }: VignetteItemOf<"picture">) {
	return (
		<div className="vignette-drawing">
			<svg viewBox="0 0 236 128" aria-hidden="true">
				{drawings[picture]}
			</svg>
			{found && <b>{found}</b>}
		</div>
	);
}
