import { addressOf } from "#site/catalogue/addresses.ts";
import { listed, searchPage } from "#site/catalogue/listed-pages.ts";
import { site } from "#site/catalogue/site.ts";

const kinds = ["page", "service", "industry", "product", "case-study", "article", "white-paper"] as const;

/** The site in brief for language models, as llmstxt.org asks: a title, a summary, and links with a note each. */
export function GET(): Response {
	const parts = kinds.map((kind) => {
		const links = listed
			.filter(
				(entry) => entry.kind === kind && !entry.path.includes("/category/") && entry.path !== "/search",
			)
			.map(({ path, title, description }) => `- [${title}](${addressOf(path)}): ${description}`);
		return `## ${searchPage.kinds[kind].many}\n\n${links.join("\n")}\n`;
	});
	return new Response(`# ${site.name}\n\n> ${site.blurb}\n\n${site.email}\n\n${parts.join("\n")}`);
}
