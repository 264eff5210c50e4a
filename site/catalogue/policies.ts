import { Lexer, type Token } from "marked";
import { policySchema } from "#content/schemas/policy.ts";
import { defaultLocale } from "#domain/locale/locale.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { headingsOf, refuseFootnotes, renderMarkdown } from "#site/catalogue/markdown.ts";
import { hasService } from "#site/catalogue/site.ts";
import { sentMailRowsIn, storedEntryRowsIn } from "#site/catalogue/trust.ts";

/** What stands in a policy for the rows of a list that the code has. */
const lists = { "stored-entries": storedEntryRowsIn, "sent-mails": sentMailRowsIn };

/** Each list has one place, the code's own; in the pseudo-locale the whole text is changed afterwards. */
function withLists(body: string): string {
	return Object.entries(lists).reduce((text, [mark, rowsIn]) => {
		const rows = rowsIn(defaultLocale).map((cells) => `| ${cells.join(" | ")} |`);
		return text.replace(new RegExp(`^\\| \\[${mark}\\] .*$`, "m"), () => rows.join("\n"));
	}, body);
}

/** A part of a text, as it is written. */
type Written = Pick<Token, "raw">;

/**
 * What the build's pages do: a heading with all under it, a paragraph or a point that begins with `[service]` is for a site
 * with the lead service, one that begins with `[static]` for a copy without it.
 */
export function forDelivery(body: string, withService: boolean): string {
	const [kept, dropped] = withService ? ["service", "static"] : ["static", "service"];
	const begin = new RegExp(`^(?:#+ |[-*+] |\\d+\\. )?\\[${dropped}\\] `);
	const isKept = ({ raw }: Written) => !begin.test(raw);
	// The depth of the heading whose part is left out; none is this deep.
	const none = 7;
	let leftOut = none;
	const blocks = Lexer.lex(body).filter((block) => {
		if (block.type === "heading" && block.depth <= leftOut) leftOut = isKept(block) ? none : block.depth;
		return leftOut === none && isKept(block);
	});
	// A list has its points, each with all its lines.
	const written = blocks.flatMap((block): Written[] =>
		block.type === "list" ? block["items"].filter(isKept) : [block],
	);
	return written
		.map(({ raw }) => raw)
		.join("")
		.replaceAll(`[${kept}] `, "");
}

/** The policies in their order, their text as HTML; the slug is the path. */
export const policiesIn = perLocale((locale) =>
	inOrder(
		readMarkdownFolder("policies", policySchema, locale).map(({ slug, data, body: written, bodyLine }) => {
			refuseFootnotes(`content/policies/${slug}.md`, written, bodyLine);
			const body = forDelivery(written, hasService);
			const html = renderMarkdown(withLists(body), locale);
			return { slug, ...data, html, headings: headingsOf(body, locale) };
		}),
		"content/policies/*.md",
	),
);
