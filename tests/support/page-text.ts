import { decodeHTML, decodeHTMLAttribute } from "entities";
import { type DOMNode, HtmlElement, HtmlValidate, Parser } from "html-validate";

// html-validate's parser keeps what it needs of the elements' meaning in its configuration.
const parser = new Parser(new HtmlValidate({ root: true }).getConfigForSync("page.html"));

/** A page, built or sent by the service, to look for elements in. */
export function parsePage(html: string): HtmlElement {
	return parser.parseHtml(html);
}

const silent = new Set(["script", "style", "template", "svg", "head"]);
const inline = new Set([
	"a",
	"abbr",
	"b",
	"cite",
	"code",
	"em",
	"i",
	"small",
	"span",
	"strong",
	"time",
	"button",
]);
function rawText(node: DOMNode): string {
	if (node instanceof HtmlElement && silent.has(node.tagName)) return "";
	if (!(node instanceof HtmlElement)) return node.nodeName === "#text" ? node.textContent : "";
	const text = node.childNodes.map(rawText).join("");
	return inline.has(node.tagName) ? text : ` ${text} `;
}

/** What a person reads in an element, white space collapsed. */
export function textOf(element: DOMNode | null): string {
	return element ? decodeHTML(rawText(element)).replace(/\s+/g, " ").trim() : "";
}

/** An attribute's value with its entities resolved; empty when it is absent. */
export function attribute(element: HtmlElement, name: string): string {
	return decodeHTMLAttribute(element.getAttributeValue(name) ?? "");
}

const addressBegins = /\[href\^="([^"]+)"\]$/;

/** All elements for a selector, which may end in `[href^="…"]`, a test that html-validate's own selectors lack. */
export function all(from: HtmlElement, selector: string): HtmlElement[] {
	const begin = addressBegins.exec(selector)?.[1];
	if (begin === undefined) return from.querySelectorAll(selector);
	const links = from.querySelectorAll(selector.replace(addressBegins, ""));
	return links.filter((link) => attribute(link, "href").startsWith(begin));
}

/** The texts of all elements for a selector. */
export function texts(from: HtmlElement, selector: string): string[] {
	return all(from, selector).map(textOf);
}
