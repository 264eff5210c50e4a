import { addressOf } from "#site/catalogue/addresses.ts";
import { listedPagesIn } from "#site/catalogue/listed-pages.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

export function GET(): Response {
	const entries = listedPagesIn(pageLocale).map(({ path }) => `<url><loc>${addressOf(path)}</loc></url>`);
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
	return new Response(xml);
}
