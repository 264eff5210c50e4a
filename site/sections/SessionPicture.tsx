import type { Locale } from "#domain/locale/locale.ts";
import { SessionDate } from "#site/sections/SessionDate.tsx";
import { sessionLands } from "#site/ui/picture-sets.ts";
import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";
import "#site/sections/session-picture.css";

interface SessionPictureProps {
	readonly session: { readonly slug: string; readonly startsAt: string };
	readonly timeZone: string;
	readonly locale: Locale;
	/** Whether the session is still to come. */
	readonly isLive: boolean;
	readonly sizes: string;
	readonly eager?: boolean;
}

/** The day of a session, on the land of its first slide. */
export function SessionPicture({ session, isLive, sizes, eager = false, ...place }: SessionPictureProps) {
	const { slug, startsAt } = session;
	return (
		<div className={`session-picture${isLive ? " live" : ""}`}>
			<ThemedPicture set={sessionLands} name={slug} sizes={sizes} alt="" eager={eager} />
			<SessionDate startsAt={startsAt} {...place} />
		</div>
	);
}
