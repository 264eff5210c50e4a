import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

// The build puts the shell beside the compiled views.
const shell = readFileSync(new URL("./shell.html", import.meta.url), "utf8");
const [top = "", bottom = ""] = shell.split("<!--view-->");

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Puts a view into the site's frame: a whole HTML document. */
export function inShell(title: string, view: ReactElement): string {
	return top.replaceAll("{{title}}", () => escapeHtml(title)) + renderToStaticMarkup(view) + bottom;
}
