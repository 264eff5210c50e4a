import { type LandCut, LandPicture } from "#site/ui/LandPicture.tsx";

const cuts: readonly LandCut[] = [
	{ media: "(width < 1100px)", file: "hero-tall", widths: [760] },
	{ media: "(width > 1440px)", file: "hero", widths: [2560] },
	{ file: "hero", widths: [1440] },
];

/** The land behind the home hero: tall for phones and tablets, wide for desks and wider for large screens. */
export function TerrainPicture() {
	return (
		<LandPicture cuts={cuts} fallback={{ src: "hero-light-1440.webp", width: 1440, height: 900 }} eager />
	);
}
