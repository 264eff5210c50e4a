import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { escapeHtml } from "#domain/service/failure-pages.ts";

// The build puts the shell into the folder of the compiled views.
const shell = readFileSync(new URL("./shell.html", import.meta.url), "utf8");
// Breadcrumbs come before the page's main part.
const parts = /^(.*)(<main\b.*)<!--view-->(.*)$/s.exec(shell);
if (parts === null) throw new Error("shell.html has no place for a view");
const [, top = "", mainStart = "", bottom = ""] = parts;

interface ShellParts {
	readonly title: string;
	readonly view: ReactElement;
	/** The pages above it, if there are more than the home page. */
	readonly breadcrumbs?: ReactElement;
}

/** Puts a view into the site's frame: a whole HTML document. */
export function inShell({ title, view, breadcrumbs }: ShellParts): string {
	const titled = top.replaceAll("{{title}}", () => escapeHtml(title));
	return [
		titled,
		breadcrumbs && renderToStaticMarkup(breadcrumbs),
		mainStart,
		renderToStaticMarkup(view),
		bottom,
	].join("");
}
