import { palettes } from "#art/contour/palette.ts";
import { hexOf } from "#design/colours.ts";
import { mark } from "#design/mark.ts";

const [outerRing, innerRing] = mark.rings;
const { x, y } = mark.iconPoint;

/** The icon of a browser tab: thicker lines than the wordmark's, and its colours follow the system. */
export function drawFavicon(): string {
	const style = `path{fill:none;stroke:${hexOf("brand", "light")};stroke-width:2.8}circle{fill:${hexOf("accent-fill", "light")}}`;
	const dark = `@media(prefers-color-scheme:dark){path{stroke:${hexOf("brand", "dark")}}circle{fill:${hexOf("accent-fill", "dark")}}}`;
	const shapes = `<path d="${outerRing}"/><path d="${innerRing}"/><circle cx="${x}" cy="${y}" r="3.9"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 32 32"><style>${style}${dark}</style>${shapes}</svg>\n`;
}

export type IconPlan = {
	readonly file: string;
	readonly size: number;
	/** Share of the side that the mark takes; a maskable icon may be cut to the circle of 0.8. */
	readonly share: number;
	/** Radius of the corners as a share of the side; systems that cut their own want none. */
	readonly corner: number;
};

export const icons: readonly IconPlan[] = [
	{ file: "apple-touch-icon.png", size: 180, share: 0.82, corner: 0 },
	{ file: "icon-192.png", size: 192, share: 0.86, corner: 0.22 },
	{ file: "icon-512.png", size: 512, share: 0.86, corner: 0.22 },
	{ file: "icon-maskable-512.png", size: 512, share: 0.76, corner: 0 },
];

/** The mark as cut paper on the night ground, its point alight. */
export function drawIcon({ size, share, corner }: IconPlan): string {
	const { ground, paper, shadow } = palettes.dark;
	const scale = (size * share) / mark.box;
	const inset = (size * (1 - share)) / 2;
	const ring = (path: string, fill: string) =>
		`<path d="${path}" fill="${shadow}" opacity=".7" transform="translate(-.6 1.3)" filter="url(#soft)"/><path d="${path}" fill="${fill}" stroke="${hexOf("brand", "dark")}" stroke-width="1.9"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.1"/></filter>
<radialGradient id="glow"><stop offset=".3" stop-color="${palettes.dark.amber}" stop-opacity=".55"/><stop offset="1" stop-color="${palettes.dark.amber}" stop-opacity="0"/></radialGradient></defs>
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">
${ring(outerRing, paper(0.3))}${ring(innerRing, paper(0.55))}<circle cx="${x}" cy="${y}" r="7" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="3.5" fill="${hexOf("accent-fill", "dark")}"/></g></svg>`;
}
