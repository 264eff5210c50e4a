import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type HtmlTagDescriptor, minifySync, type Plugin } from "vite";
import { deskPages } from "#domain/desk/pages.ts";
import type { DeskCopy } from "#site/catalogue/desk-copy.ts";
import { copyModules } from "#tools/build/bundle/copy-modules.ts";

/** Parts of the copy that one view alone says: each is a module that comes with that view. */
const partsOfOneView = ["account", "audit", "numbers", "people", "person"] as const;

const deskCopy = copyModules<DeskCopy>(
	{ file: "site/catalogue/desk-copy.ts", name: "deskCopy" },
	{
		"virtual:desk-copy": (copy) =>
			Object.fromEntries(
				Object.entries(copy).filter(([part]) => !partsOfOneView.some((each) => each === part)),
			),
		...Object.fromEntries(
			partsOfOneView.map((part) => [`virtual:desk-copy/${part}`, (copy: DeskCopy) => copy[part]]),
		),
	},
);
const themeScript = resolve("site/scripts/theme-before-paint.js");
/** As on the site. React Aria would else write a style element, which the policy refuses; it looks for this id first. */
const layers = { id: "react-aria-pressable-style", order: "@layer reset,tokens,base,layout,components" };

const page: Plugin = {
	name: "desk-page",
	transformIndexHtml: {
		order: "post",
		async handler(html, { bundle = {} }) {
			const { frame } = await deskCopy.read();
			const { code } = minifySync("theme-before-paint.js", readFileSync(themeScript, "utf8"));
			return {
				html,
				tags: [
					{ tag: "title", children: frame.title, injectTo: "head" },
					{ tag: "style", attrs: { id: layers.id }, children: layers.order, injectTo: "head-prepend" },
					{ tag: "script", children: code, injectTo: "head" },
					...Object.keys(bundle).filter(isFirstFace).map(preloadOf),
					{
						tag: "link",
						attrs: { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
						injectTo: "head",
					},
					{
						tag: "noscript",
						children: [{ tag: "p", attrs: { class: "desk-wait" }, children: frame.needsScript }],
						injectTo: "body",
					},
				],
			};
		},
	},
};

/** The faces of most letters. A face that comes late waits for the next page (record 48), and the desk is one page all day. */
function isFirstFace(file: string): boolean {
	return /\/(?:archivo|hanken-grotesk)(?:-macrons)?-[\w-]{8}\.woff2$/.test(file);
}

function preloadOf(file: string): HtmlTagDescriptor {
	const href = `${deskPages.inbox}/${file}`;
	return {
		tag: "link",
		attrs: { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" },
		injectTo: "head",
	};
}

/** Gives the desk's bundle its copy, and its page the parts that the site's pages have. */
export const deskShell: Plugin[] = [deskCopy.plugin, page];
