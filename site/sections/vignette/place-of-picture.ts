import type { Section } from "#content/schemas/section.ts";

const pictures: readonly Section["kind"][] = ["image", "banner", "closing-call"];

/** After how many sections a page shows its picture of the work: in the first gap that has words on both sides. */
export function placeOfPicture(sections: readonly Pick<Section, "kind">[]): number {
	const hasWords = (place: number) => {
		const kind = sections[place]?.kind;
		return kind !== undefined && !pictures.includes(kind);
	};
	const gap = sections.findIndex((_, place) => hasWords(place - 1) && hasWords(place));
	return Math.max(gap, 1);
}
