import { siteSchema } from "#content/schemas/site.ts";
import { readContent } from "#site/catalogue/content.ts";

export const site = readContent("content/site.yaml", siteSchema);

/**
 * The navigation's link to a page, for the breadcrumbs above what lies below it.
 * @throws when the navigation has no such page.
 */
export function navigationLink(href: string) {
	const link = [...site.navigation, site.contact, site.start].find((each) => each.href === href);
	if (!link) throw new Error(`the navigation has no link to ${href}`);
	return link;
}

/** Whether a lead service stands behind the pages; the static build has none. */
export const hasService = import.meta.env["PUBLIC_DELIVERY"] !== "static";
