import type { Hero } from "#content/schemas/fields.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { SessionPicture } from "#site/sections/SessionPicture.tsx";
import { Actions } from "#site/ui/ButtonLink.tsx";
import "#site/sections/scene-hero.css";

interface SessionHeroSectionProps {
	readonly hero: Hero;
	readonly session: { readonly slug: string; readonly startsAt: string };
	readonly isLive: boolean;
	readonly timeZone: string;
	readonly locale: Locale;
}

/** What a session is about, next to its day. */
export function SessionHeroSection({ hero, ...shown }: SessionHeroSectionProps) {
	return (
		<section className="width scene-hero session-hero">
			<div className="scene-hero-words">
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				<Actions actions={hero.actions} />
			</div>
			<SessionPicture {...shown} sizes="(width < 900px) 100vw, 616px" eager />
		</section>
	);
}
