import type { HtmlElement } from "html-validate";
import { all, attribute, parsePage } from "./page-text.ts";

/** A form that came back, as the visitor finds it. */
export interface FormAgain {
	/** Names of the fields that its summary leads to; empty for one that the form has not. */
	readonly problems: readonly string[];
	/** What its fields hold: texts, and the values of what is ticked or chosen. */
	readonly values: Readonly<Record<string, readonly string[]>>;
}

export function readFormAgain(html: string, form: string): FormAgain {
	const page = parsePage(html);
	const [element] = all(page, `main form[action="/forms/${form}"]`);
	if (!element) throw new Error(`The page has no form ${form}`);
	const links = all(page, "main .problem-summary a").map((link) => attribute(link, "href"));
	const filled = all(element, "input, textarea").flatMap((control) => {
		const value = filledIn(control);
		return value === "" ? [] : [{ name: attribute(control, "name"), value }];
	});
	const byName = Object.groupBy(filled, ({ name }) => name);
	return {
		problems: links.map((href) => href.replace(`#${form}-`, "")),
		values: Object.fromEntries(
			Object.entries(byName).map(([name, found = []]) => [name, found.map(({ value }) => value)]),
		),
	};
}

function filledIn(control: HtmlElement): string {
	if (control.tagName === "textarea") return control.textContent;
	const isBox = ["radio", "checkbox"].includes(attribute(control, "type"));
	return isBox && !control.hasAttribute("checked") ? "" : attribute(control, "value");
}
