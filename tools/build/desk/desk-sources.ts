import { isAbsolute, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { codeVersion } from "#tools/build/store/code-version.ts";

/** All that the desk's client is bundled from. Of the content it says nothing that is Markdown, which `codeVersion` leaves out. */
const deskSources = ["desk", "design", "domain", "site", "content", "tools/build", "build/fonts"];

/** Changes with all that the desk's client is bundled from. */
export async function deskVersion(): Promise<string> {
	const code = await codeVersion(...deskSources, "package.json", "tsconfig.json");
	return [code, process.env["PUBLIC_LOCALE"]].join(" ");
}

/** Refuses a desk that comes from elsewhere too: a build that keeps the former one would not see the change. */
export const knownSources: Plugin = {
	name: "known-sources",
	generateBundle() {
		const unknown = [...this.getModuleIds()].filter((id) => isAbsolute(id) && !isKnown(id));
		if (unknown.length > 0)
			throw new Error(`${unknown.join(", ")}: name the folder in tools/build/desk/desk-sources.ts`);
	},
};

function isKnown(id: string): boolean {
	if (id.includes("/node_modules/")) return true;
	const path = relative(process.cwd(), id).split(sep).join("/");
	// What `design` is written as is not there before the first build.
	return [...deskSources, "build/design"].some((source) => path.startsWith(`${source}/`));
}
