import type { ReactNode } from "react";
import type { VignetteItemOf } from "#content/schemas/vignette-item.ts";

type PictureName = VignetteItemOf<"picture">["picture"];

/** Where the found part of each picture lies; the thread leaves from its right edge. */
export const foundAt: Readonly<Record<PictureName, { x: number; y: number; width: number; height: number }>> =
	{
		bracket: { x: 88, y: 95, width: 42, height: 26 },
		cup: { x: 112, y: 40, width: 44, height: 40 },
		form: { x: 92, y: 76, width: 26, height: 30 },
		shells: { x: 132, y: 84, width: 52, height: 42 },
	};

const shell = "M-16 6C-20-8-6-17 6-12S22 4 14 10-11 16-16 6Z";
const ridges = "M-10 6C-11-3-4-9 5-7M-5 8C-5 2 0-3 8-2";
const shells = [
	[26, 38, 0],
	[74, 32, 50],
	[120, 34, -30],
	[172, 30, 20],
	[214, 44, 80],
	[34, 92, -60],
	[86, 88, 10],
	[158, 84, 140],
	[214, 96, -20],
] as const;

/** Drawings of what a camera or a scanner delivers. */
export const pictures: Readonly<Record<PictureName, ReactNode>> = {
	bracket: (
		<>
			<path className="part" d="M40 14h34v68h106v30H40z" />
			<circle className="hole" cx="57" cy="34" r="8" />
			<circle className="hole" cx="57" cy="64" r="5" />
			<circle className="hole" cx="158" cy="97" r="7" />
			<path className="scratch" d="M94 91l11 5 6-4 12 7" />
		</>
	),
	cup: (
		<>
			<path className="part" d="M70 26h84l-8 78q-2 14-34 14t-34-14z" />
			<path className="part" d="M72 44c-30-4-34 40 4 44" />
			<ellipse className="hole" cx="112" cy="26" rx="42" ry="10" />
			<path className="scratch" d="M140 24l-9 14 8 7-12 12" />
		</>
	),
	form: (
		<>
			<path className="axis" d="M16 40H220M16 94H220" />
			<path
				className="scratch"
				d="M22 32c2-20 12-20 10-4-2 8 10-16 14-8-4 16 4 10 8 4 2 8 8 4 10-6m8 14c-10-2 0-18 6-10-2 12 2 12 6 6M118 30c4-22 14-18 8-4 8-6 12 0 4 6m14-14c-8 0-6 14 2 10m6 4c0-16 6-14 8-8"
			/>
			<path
				className="scratch"
				d="M28 68v20M46 70c10-6 12 6 0 16h12M66 76a8 9 0 1 0 14 2 8 9 0 1 0-14-2M98 68l14-1c-5 6-8 12-9 20m-2-9h9M128 70c-6 8-6 16 2 16s8-8-2-7M148 68l-8 12h12m-4-12v20"
			/>
		</>
	),
	shells: (
		<>
			<path className="axis" d="M0 10H236M0 118H236" />
			{shells.map(([x, y, turn]) => (
				<g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
					<path className="part" d={shell} />
					<path className="axis" d={ridges} />
				</g>
			))}
		</>
	),
};
