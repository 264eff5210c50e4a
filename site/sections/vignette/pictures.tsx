import type { ReactNode } from "react";
import type { VignetteItemOf } from "#content/schemas/vignette-item.ts";

type PictureName = VignetteItemOf<"picture">["picture"];

interface Found {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** The height at which the thread leaves the frame. */
	readonly leave: number;
	/** Where its words begin, if there is no room right above it. */
	readonly words?: { readonly x: number; readonly y: number };
}

/** The frame around what was found in each picture. */
export const foundAt: Readonly<Record<PictureName, Found>> = {
	bracket: { x: 72, y: 82, width: 42, height: 26, leave: 86 },
	cup: { x: 140, y: 38, width: 32, height: 44, leave: 60, words: { x: 0, y: 8 } },
	form: { x: 92, y: 70, width: 26, height: 34, leave: 104 },
	pump: { x: 181, y: 40, width: 33, height: 46, leave: 63 },
	shells: { x: 132, y: 63, width: 52, height: 42, leave: 84 },
};

const shell = "M-16 6C-20-8-6-17 6-12S22 4 14 10-11 16-16 6Z";
const ridges = "M-10 6C-11-3-4-9 5-7M-5 8C-5 2 0-3 8-2";
const shells = [
	[26, 38, 0],
	[74, 32, 50],
	[112, 29, -30],
	[204, 38, 80],
	[34, 92, -60],
	[86, 88, 10],
	[158, 84, 140],
	[208, 104, -20],
	// On a wide sheet alone: a narrow one ends before them.
	[309, 36, 15],
	[352, 31, -50],
	[424, 37, 70],
	[470, 31, 0],
	[314, 106, 60],
	[357, 103, -20],
	[430, 107, 25],
	[474, 105, -65],
] as const;

/** Before those: a narrow sheet would cut them. */
const middleShells = [
	[261, 30, -15],
	[258, 108, 35],
] as const;

function drawShells(places: typeof shells | typeof middleShells) {
	return places.map(([x, y, turn]) => (
		<g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
			<path className="part" d={shell} />
			<path className="axis" d={ridges} />
		</g>
	));
}

/** Drawings of what a camera or a scanner delivers. */
export const pictures: Readonly<Record<PictureName, ReactNode>> = {
	bracket: (
		<>
			<path className="part" d="M24 14h34v68h106v30H24z" />
			<circle className="hole" cx="41" cy="34" r="8" />
			<circle className="hole" cx="41" cy="64" r="5" />
			<circle className="hole" cx="142" cy="97" r="7" />
			<path className="scratch" d="M78 91l11 5 6-4 12 7" />
		</>
	),
	cup: (
		<>
			<path className="part" d="M100 46C48 38 50 106 104 102" />
			<path className="hole" d="M100 58C68 52 70 92 104 90" />
			<path className="part" d="M94 34h84l-8 78q-2 14-34 14t-34-14z" />
			<ellipse className="hole" cx="136" cy="34" rx="42" ry="10" />
			<path className="scratch" d="M160 45l-9 12 8 6-10 12" />
		</>
	),
	form: (
		<>
			<path className="axis" d="M16 42H220M16 104H220" />
			<path
				className="scratch"
				d="M22 36l8-23 8 23m-12-8h9M46 36V24q2-4 8-2m2 8q8-8 9 0t8-2 9 0 8-2 9 0M112 36V13l14 23V13M26 73a7 12 0 1 0 1 0zM42 78q5-9 11-1t-11 19h14M62 74h13l-9 23M98 79q6-2 9-7q-1 12-4 24M139 85q-8-8 1-12t0 12q-10 8 0 12t1-12zM156 76q10-4 9 3t-7 5q10 0 8 8t-12 5"
			/>
		</>
	),
	pump: (
		<>
			<path className="axis" d="M0 104H236" />
			<path className="part" d="M24 62V8h18v40M40 90h36v14H40zM90 56h24v12H90zM98 50h10v24H98z" />
			<circle className="part" cx="58" cy="62" r="34" />
			<circle className="hole" cx="58" cy="62" r="20" />
			<circle className="hole" cx="58" cy="62" r="6" />
			<path className="part" d="M114 36h72v54h-72zM138 24h28v12h-28zM120 90h16v14h-16zM164 90h16v14h-16z" />
			<path className="axis" d="M114 47H186M114 58H186M114 69H186M114 80H186" />
			<path className="part" d="M186 46h14v34h-14zM200 56h8v14h-8z" />
		</>
	),
	shells: (
		<>
			{drawShells(shells)}
			<g className="on-wide">{drawShells(middleShells)}</g>
		</>
	),
};
