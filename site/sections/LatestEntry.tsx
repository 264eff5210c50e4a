import type { Locale } from "#domain/locale/locale.ts";
import { SessionDate } from "#site/sections/SessionDate.tsx";
import { PaperCover } from "#site/ui/PaperCover.tsx";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/latest-entry.css";

/** The newest entry of a list, with what it can be shown by. */
export interface Latest {
	readonly title: string;
	readonly path: string;
	readonly image?: string | undefined;
	readonly imageAlt?: string | undefined;
	/** The paper whose cover it is. */
	readonly cover?: string;
	readonly startsAt?: string;
}

interface LatestEntryProps {
	readonly label: string;
	readonly entry: Latest;
	/** Where the day of a session is given for. */
	readonly timeZone: string;
	readonly locale: Locale;
}

/** The newest entry of a list: its picture, its paper's cover or its day, and the way to it. */
export function LatestEntry({ label, entry, timeZone, locale }: LatestEntryProps) {
	const { title, path, image, imageAlt, cover, startsAt } = entry;
	return (
		<div className="latest">
			{cover && <PaperCover paper={cover} sizes="120px" />}
			{startsAt && <SessionDate startsAt={startsAt} timeZone={timeZone} locale={locale} />}
			{!cover && !startsAt && <SceneImage name={image} alt={imageAlt} sizes="224px" />}
			<p>
				<small>{label}</small> <a href={path}>{title}</a>
			</p>
		</div>
	);
}
