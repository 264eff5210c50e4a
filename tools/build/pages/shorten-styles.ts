/** The styles of a page: its opening tag, the CSS and its closing tag. */
export const style = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const inlineScript = /<script[^>]*>([\s\S]*?)<\/script>/g;
const property = /(?<![\w-])--[a-z][\w-]*/gi;
const registration = /@property\s+(--[\w-]+)/g;
/** What names a custom property in a page: its styles, a `style`, and a drawing's colours. */
const styled = /<style[^>]*>[\s\S]*?<\/style>|\sstyle="[^"]*"|="[^"]*var\(--[^"]*"/g;

/** Some minified CSS without ampersands that begin a nested rule, needed only before an element's name, and spaces next to signs. */
export function withoutSpareCharacters(css: string): string {
	return css.replace(
		/("[^"]*")|(?<=[{};,])&(?: (?=[.:[*])|(?=>))| ?([/,]|\*(?= var\()) /g,
		(_, quoted = "", sign = "") => quoted + sign,
	);
}

/** A page with short names for the custom properties of its styles, but for registered ones and those that scripts or later styles name. */
export function withShortProperties(html: string, later: string): string {
	const registered = [...html.matchAll(registration)].map(([, name]) => name);
	const named = new Set([...registered, ...(`${inlineScripts(html)} ${later}`.match(property) ?? [])]);
	const uses = new Map<string, number>();
	for (const [, , css = ""] of html.matchAll(style))
		for (const [name] of css.matchAll(property)) uses.set(name, (uses.get(name) ?? 0) + 1);
	const own = [...uses.keys()].filter((name) => !named.has(name));
	// Sorting keeps the order of those that are used as often.
	own.sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
	const short = new Map(own.map((name, index) => [name, `--${index.toString(36)}`]));
	return html.replace(styled, (text) => text.replace(property, (name) => short.get(name) ?? name));
}

/** The code of the scripts in a page. */
export function inlineScripts(html: string): string {
	return [...html.matchAll(inlineScript)].map(([, code]) => code).join(" ");
}
