import type { DocumentSource } from "#documents/compile/typeset.ts";
import { slideCover } from "#documents/covers/cover-plans.ts";
import type { Imprint } from "#documents/imprint.ts";
import { call, textContent } from "#documents/typst/typst-code.ts";

export interface SlideShow {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly topics: readonly string[];
	/** Who spoke and when, as a reader sees it. */
	readonly byline: string;
	readonly startsAt: string;
	readonly slides: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** The slides of a webinar as source for the typesetter. */
export function slidesDocument(show: SlideShow, { brand, messages }: Imprint): DocumentSource {
	const about = {
		...{ title: show.title, description: show.description, keywords: show.topics, brand },
		...{ kind: messages.kinds.slides, byline: show.byline },
	};
	const items = show.slides.map(({ title, points }) => ({ title, points: points.map(textContent) }));
	const main = `#import "slides.typ": *\n${call("slides", {}, about, items)}`;
	return {
		main,
		messages,
		cover: slideCover(show.slug),
		created: Math.floor(Date.parse(show.startsAt) / 1000),
	};
}
