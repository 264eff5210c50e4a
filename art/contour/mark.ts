import { palettes, token } from "./palette.ts";

/** The wordmark's shapes in their box of 34: two contour rings and a survey point. */
const BOX = 34;
const outerRing = "M17 3c7 0 13 5 13.5 12.5S25 31 17 31 3 25 3.5 16.5 10 3 17 3Z";
const innerRing = "M18 9c5 0 8 3.5 7.5 8S22 25.5 17 25 8.5 21 9 16.5 13 9 18 9Z";

const brand = { light: token(0.405, 0.066, 208), dark: token(0.81, 0.07, 190) };
const amber = { light: token(0.785, 0.158, 68), dark: token(0.8, 0.15, 70) };

/** The icon of a browser tab: thicker lines than the wordmark's, and its colours follow the system. */
export function drawFavicon(): string {
	const style = `path{fill:none;stroke:${brand.light};stroke-width:2.8}circle{fill:${amber.light}}`;
	const dark = `@media(prefers-color-scheme:dark){path{stroke:${brand.dark}}circle{fill:${amber.dark}}}`;
	const shapes = `<path d="${outerRing}"/><path d="${innerRing}"/><circle cx="17.4" cy="16.8" r="3.9"/>`;
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
	const scale = (size * share) / BOX;
	const inset = (size * (1 - share)) / 2;
	const ring = (path: string, fill: string) =>
		`<path d="${path}" fill="${shadow}" opacity=".7" transform="translate(-.6 1.3)" filter="url(#soft)"/><path d="${path}" fill="${fill}" stroke="${brand.dark}" stroke-width="1.9"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.1"/></filter>
<radialGradient id="glow"><stop offset=".3" stop-color="${palettes.dark.amber}" stop-opacity=".55"/><stop offset="1" stop-color="${palettes.dark.amber}" stop-opacity="0"/></radialGradient></defs>
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">
${ring(outerRing, paper(0.3))}${ring(innerRing, paper(0.55))}<circle cx="17.4" cy="16.8" r="7" fill="url(#glow)"/><circle cx="17.4" cy="16.8" r="3.5" fill="${amber.dark}"/></g></svg>`;
}
