import { decodeHTML, escapeUTF8 } from "entities";

interface PolicyText {
	readonly title: string;
	readonly summary: string;
	/** Of the text below them. */
	readonly html: string;
}

/** A policy's text as one well-formed XML element, for the footer's dialog. */
export function policyXml({ title, summary, html }: PolicyText): string {
	return [
		`<article xmlns="http://www.w3.org/1999/xhtml" class="long-text"><h1>${escapeUTF8(title)}</h1>`,
		`<p class="lead">${escapeUTF8(summary)}</p>${wellFormed(html)}</article>`,
	].join("");
}

/** In XML an element without an end tag ends in a slash, and characters have no names. */
function wellFormed(html: string): string {
	return html
		.replace(/<(br|hr|img|wbr)\b([^>]*?)\s*\/?>/g, "<$1$2/>")
		.replace(/&[a-z]\w*;/gi, (name) => escapeUTF8(decodeHTML(name)));
}
