import { industrySchema } from "#content/schemas/industry.ts";
import { placeOf, readFolder } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** The industries in their order, each with its slug and path. One without a scene says nothing of it. */
export const industriesIn = perLocale((locale) =>
	withOwnGuides(inOrder(readFolder("industries", industrySchema, locale), "content/industries/*.yaml")).map(
		(industry) => ({
			...industry,
			imageAlt: industry.imageAlt ?? "",
			path: `/industries/${industry.slug}`,
		}),
	),
);

/**
 * The same industries.
 * @param place of a value, by its file and path.
 * @throws {ContentError} naming both places when two offer a guide of one name, as only one of the guides would be there.
 */
export function withOwnGuides<Entry extends { slug: string; guide: { fileName: string } }>(
	industries: readonly Entry[],
	place: typeof placeOf = placeOf,
): readonly Entry[] {
	const byName = Map.groupBy(industries, ({ guide }) => guide.fileName);
	for (const [name, sharing] of byName) {
		if (sharing.length === 1) continue;
		const places = sharing.map(({ slug }) => place(`content/industries/${slug}.yaml`, ["guide", "fileName"]));
		throw new ContentError(`${places.join(" and ")} both offer the guide ${name}`);
	}
	return industries;
}

export type Industry = ReturnType<typeof industriesIn>[number];
