import { LandPicture } from "#site/ui/LandPicture.tsx";
import { bannerParts } from "#site/ui/picture-sets.ts";

interface BannerImageProps {
	/** A strip of contour art, by its name in the set. */
	readonly name: string;
	readonly eager?: boolean;
	readonly className?: string;
}

/** A strip of contour art: quiet on the left behind words on a desk, by itself on a phone and a tablet. */
export function BannerImage({ name, eager = false, className }: BannerImageProps) {
	const cuts = bannerParts.map(({ part, ...cut }) => ({ ...cut, file: `banner-${name}${part}` }));
	const fallback = { src: `banner-${name}-light-1440.webp`, width: 1440, height: 400 };
	return <LandPicture cuts={cuts} fallback={fallback} eager={eager} className={className} />;
}
