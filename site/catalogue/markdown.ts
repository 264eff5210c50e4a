import { Marked } from "marked";

const outside = /^https?:/;

function headingId(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

const marked = new Marked({
	gfm: true,
	renderer: {
		heading({ tokens, depth, text }) {
			return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
		},
		link({ href, tokens }) {
			const label = this.parser.parseInline(tokens);
			return outside.test(href)
				? `<a href="${href}" target="_blank" rel="noopener">${label}</a>`
				: `<a href="${href}">${label}</a>`;
		},
		table(token) {
			// Wrapped and focusable, so that a wide table scrolls by itself on a phone, by keyboard too.
			const cells = (row: typeof token.header, tag: "th" | "td") =>
				row
					.map(
						(cell) =>
							`<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
					)
					.join("");
			const body = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
			return `<div class="table" role="group" tabindex="0" aria-label="Table"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${body}</tbody></table></div>\n`;
		},
	},
});

/** Renders Markdown from the content folder, which is ours and trusted, to HTML. */
export function renderMarkdown(body: string): string {
	return marked.parse(body, { async: false });
}

/** Minutes that a text takes to read, at 230 words a minute, at least one. */
export function readingMinutes(body: string): number {
	return Math.max(1, Math.round(body.split(/\s+/).length / 230));
}
