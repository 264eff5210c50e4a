import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type HtmlTagDescriptor, minifySync, type Plugin, runnerImport } from "vite";
import { deskPages } from "#domain/desk/pages.ts";
import type { DeskCopy } from "#site/catalogue/desk-copy.ts";

const module = "virtual:desk-copy";
const resolved = `\0${module}`;
const themeScript = resolve("site/scripts/theme-before-paint.js");
/** As on the site. React Aria would else write a style element, which the policy refuses; it looks for this id first. */
const layers = { id: "react-aria-pressable-style", order: "@layer reset,tokens,base,layout,components" };

/** A build needs the copy for the bundle and for the page; under the development server it may have changed in between. */
let copyOfBuild: ReturnType<typeof readCopy> | undefined;
let isBuild = false;

/** Gives the desk's bundle its copy, and its page the parts that the site's pages have. */
export const deskShell: Plugin = {
	name: "desk-shell",
	configResolved({ command }) {
		isBuild = command === "build";
	},
	resolveId: (id) => (id === module ? resolved : null),
	async load(id) {
		if (id !== resolved) return null;
		const { copy, files } = await copyNow();
		for (const file of files) this.addWatchFile(file);
		return `export default JSON.parse(${JSON.stringify(JSON.stringify(copy))})`;
	},
	transformIndexHtml: {
		order: "post",
		async handler(html, { bundle = {} }) {
			const { copy } = await copyNow();
			const { code } = minifySync("theme-before-paint.js", readFileSync(themeScript, "utf8"));
			return {
				html,
				tags: [
					{ tag: "title", children: copy.frame.title, injectTo: "head" },
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
						children: [{ tag: "p", attrs: { class: "desk-wait" }, children: copy.frame.needsScript }],
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

function copyNow(): ReturnType<typeof readCopy> {
	if (!isBuild) return readCopy();
	copyOfBuild ??= readCopy();
	return copyOfBuild;
}

/** The content is read by the catalogue, which only Vite can run. */
async function readCopy(): Promise<{ readonly copy: DeskCopy; readonly files: readonly string[] }> {
	const options = { configFile: false, logLevel: "warn", envPrefix: "PUBLIC_" } as const;
	const { module: catalogue, dependencies } = await runnerImport<{ readonly deskCopy: DeskCopy }>(
		resolve("site/catalogue/desk-copy.ts"),
		options,
	);
	return { copy: catalogue.deskCopy, files: dependencies };
}
