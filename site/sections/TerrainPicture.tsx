import { type LandCut, LandPicture } from "#site/ui/LandPicture.tsx";

/** The tall one at half its sharpness on the densest screens: it waits for the words, and must not outweigh them. */
const cuts: readonly LandCut[] = [
	{ media: "(width < 1100px)", file: "hero-tall", widths: [760], sizes: "190px" },
	{ media: "(width > 1440px)", file: "hero", widths: [2560], sizes: "2560px" },
	{ file: "hero", widths: [1440], sizes: "1440px" },
];

/** The land behind the home hero: tall for phones and tablets, wide for desks and wider for large screens. */
export function TerrainPicture() {
	return (
		<LandPicture cuts={cuts} fallback={{ src: "hero-light-1440.webp", width: 1440, height: 900 }} eager />
	);
}
