import { addressOf } from "#site/catalogue/addresses.ts";
import { listedIn } from "#site/catalogue/listed-pages.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { searchPageIn } from "#site/catalogue/pages.ts";
import { siteIn } from "#site/catalogue/site.ts";

const kinds = ["page", "service", "industry", "product", "case-study", "article", "white-paper"] as const;

/** The site in brief for language models, as llmstxt.org asks: a title, a summary, and links with a note each. */
export function GET(): Response {
	const site = siteIn(pageLocale);
	const parts = kinds.map((kind) => {
		const links = listedIn(pageLocale)
			.filter(
				(entry) => entry.kind === kind && !entry.path.includes("/category/") && entry.path !== "/search",
			)
			.map(({ path, title, description, mark }) => {
				const note = mark === undefined ? description : `${mark}. ${description}`;
				return `- [${title}](${addressOf(path)}): ${note}`;
			});
		return `## ${searchPageIn(pageLocale).kinds[kind].many}\n\n${links.join("\n")}\n`;
	});
	return new Response(`# ${site.name}\n\n> ${site.blurb}\n\n${site.email}\n\n${parts.join("\n")}`);
}
