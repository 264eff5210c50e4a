import { LandPicture } from "#site/ui/LandPicture.tsx";
import { bannerParts } from "#site/ui/picture-sets.ts";
import "#site/ui/banner-image.css";

interface BannerImageProps {
	/** A strip of contour art, by its name in the set. */
	readonly name: string;
	readonly eager?: boolean;
	readonly className?: string;
}

/** A strip of contour art: quiet on the left behind words on a desk, by itself on a phone and a tablet. */
export function BannerImage({ name, eager = false, className }: BannerImageProps) {
	const cuts = bannerParts.map(({ part, ...cut }) => ({ ...cut, file: `banner-${name}${part}` }));
	return <LandPicture cuts={cuts} fallback={fallbackOf(name)} eager={eager} className={className} />;
}

/** The piece of a banner that a phone shows, for a card. */
export function BannerCut({ name }: { readonly name: string }) {
	const [{ part, widths }] = bannerParts;
	return <LandPicture cuts={[{ file: `banner-${name}${part}`, widths }]} fallback={fallbackOf(name)} />;
}

/** For browsers without AVIF. */
function fallbackOf(name: string) {
	return { src: `banner-${name}-light-1440.webp`, width: 1440, height: 400 };
}
