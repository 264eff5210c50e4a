import type { Locale } from "#domain/locale/locale.ts";
import { SessionPicture } from "#site/sections/SessionPicture.tsx";
import { PaperCover } from "#site/ui/PaperCover.tsx";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/latest-entry.css";

/** An entry of a list, with what it can be shown by. */
export interface Latest {
	readonly title: string;
	readonly path: string;
	readonly image?: string | undefined;
	readonly imageAlt?: string | undefined;
	/** The paper whose cover it is. */
	readonly cover?: string;
	/** The session whose picture it is, and whether it is still to come. */
	readonly session?: { readonly slug: string; readonly startsAt: string };
	readonly isLive?: boolean;
}

interface LatestEntryProps {
	readonly labels: { readonly latest: string; readonly next: string };
	readonly entry: Latest;
	/** Where the day of a session is given for. */
	readonly timeZone: string;
	readonly locale: Locale;
}

/** The newest entry of a list, or its next session: its picture or its paper's cover, and the way to it. */
export function LatestEntry({ labels, entry, timeZone, locale }: LatestEntryProps) {
	const { title, path, image, imageAlt, cover, session, isLive = false } = entry;
	const shown = { isLive, timeZone, locale };
	return (
		<div className="latest">
			{cover && <PaperCover paper={cover} title={title} sizes="240px" />}
			{session && <SessionPicture session={session} {...shown} sizes="300px" />}
			{!cover && !session && <SceneImage name={image} alt={imageAlt} sizes="224px" />}
			<p>
				<small>{isLive ? labels.next : labels.latest}</small> <a href={path}>{title}</a>
			</p>
		</div>
	);
}
