import { Lexer, Marked, type Token, type Tokens } from "marked";
import { headingIds } from "#documents/html/heading-id.ts";
import { framedTable, markedCell, textCell } from "#documents/html/table-html.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { pseudoHtml, pseudoText } from "#site/catalogue/pseudo-text.ts";
import { frameIn } from "#site/catalogue/site.ts";

const outside = /^https?:/;
const sentenceEnd = /[.?!]\*\*$/;

/** For one text, whose headings it numbers. */
function rendererOf(locale: Locale) {
	const { table: tableLabel } = frameIn(locale);
	const idOf = headingIds();
	return new Marked({
		gfm: true,
		renderer: {
			heading({ tokens, depth }) {
				return `<h${depth} id="${idOf(wordsOf(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
			},
			// A paragraph that is a sentence in bold by itself: the part turns on it.
			paragraph({ tokens }) {
				const [first, ...others] = tokens;
				const isKey = first?.type === "strong" && others.length === 0 && sentenceEnd.test(first.raw);
				const look = isKey ? ' class="key-sentence"' : "";
				return `<p${look}>${this.parser.parseInline(tokens)}</p>\n`;
			},
			link({ href, tokens }) {
				const label = this.parser.parseInline(tokens);
				return outside.test(href)
					? `<a href="${href}" target="_blank" rel="noopener">${label}</a>`
					: `<a href="${href}">${label}</a>`;
			},
			table({ header, rows }) {
				const cellOf = ({ tokens, text }: Tokens.TableCell) =>
					markedCell(this.parser.parseInline(tokens), text);
				const numbers = header.flatMap(({ align }, index) => (align === "right" ? [index] : []));
				// A name in bold is that of the column which the others lead to.
				const result = header.findIndex(({ tokens: [first] }) => first?.type === "strong");
				const parts = {
					head: header.map((cell, index) =>
						index === result ? textCell(cell.text.replaceAll("**", "")) : cellOf(cell),
					),
					rows: rows.map((row) => row.map(cellOf)),
					...{ numbers, ...(result >= 0 && { result }) },
				};
				return `${framedTable(parts, tableLabel)}\n`;
			},
		},
	});
}

/** The words of a text as they read, without the marks of Markdown. */
function wordsOf(tokens: readonly Token[]): string {
	const words = tokens.map((token) => {
		if (token.type === "html") return "";
		return "tokens" in token && token.tokens ? wordsOf(token.tokens) : "text" in token ? token.text : "";
	});
	return words.join("");
}

/** The parts of a text, to link to. */
export function headingsOf(body: string, locale: Locale) {
	const idOf = headingIds();
	const headings = Lexer.lex(body).filter((token): token is Tokens.Heading => token.type === "heading");
	return headings
		.map(({ depth, tokens }) => ({ depth, id: idOf(wordsOf(tokens)), text: wordsOf(tokens) }))
		.filter(({ depth }) => depth === 2)
		.map(({ id, text }) => ({ id, text: locale === "en-XA" ? pseudoText(text) : text }));
}

/** A text for a page, whose links to other sites say that they open a new tab. Feeds and the search do without. */
export function withNewTabNotes(html: string, locale: Locale): string {
	const note = `<span class="visually-hidden"> (${frameIn(locale).newTab})</span>`;
	return html.replace(/(<a [^>]*target="_blank".*?)<\/a>/gs, (_, link) => `${link}${note}</a>`);
}

/**
 * Refuses a footnote, which only the chapters of papers have: here its marks would be printed as they are typed.
 * @throws {ContentError} naming the line of the first one.
 */
export function refuseFootnotes(file: string, body: string, bodyLine: number): void {
	const found = /\[\^[^\]\s]+\]/.exec(body);
	if (!found) return;
	const line = bodyLine - 1 + body.slice(0, found.index).split("\n").length;
	throw new ContentError(
		`${file}:${line} only papers have footnotes: put ${found[0]} into the text, or link it`,
	);
}

/** Renders Markdown from the content folder, which is ours and trusted, to HTML. */
export function renderMarkdown(body: string, locale: Locale): string {
	const html = rendererOf(locale).parse(body, { async: false });
	return locale === "en-XA" ? pseudoHtml(html) : html;
}
