import { LandPicture } from "#site/ui/LandPicture.tsx";
import { bannerParts } from "#site/ui/picture-sets.ts";
import "#site/ui/banner-image.css";

interface BannerImageProps {
	/** A strip of contour art, by its name in the set. */
	readonly name: string;
	readonly eager?: boolean;
}

/** A strip of contour art: quiet on the left behind words on a desk, by itself on a phone and a tablet. */
export function BannerImage({ name, eager = false }: BannerImageProps) {
	const cuts = bannerParts.map(({ part, ...cut }) => ({ ...cut, file: `banner-${name}${part}` }));
	return <LandPicture cuts={cuts} fallback={fallbackOf(name)} eager={eager} />;
}

interface BannerCutProps extends BannerImageProps {
	readonly className?: string;
}

/** The piece of a banner that a phone shows, for a card. */
export function BannerCut({ name, eager = false, className }: BannerCutProps) {
	const [{ part, widths }] = bannerParts;
	const cuts = [{ file: `banner-${name}${part}`, widths }];
	return <LandPicture cuts={cuts} fallback={fallbackOf(name)} eager={eager} className={className} />;
}

/** For browsers without AVIF. */
function fallbackOf(name: string) {
	return { src: `banner-${name}-light-1440.webp`, width: 1440, height: 400 };
}
