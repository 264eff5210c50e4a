import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { tokensCss } from "#design/tokens-css.ts";

const source = resolve("design/tokens.json");
const output = "build/design/tokens.css";

/** Writes the tokens' style sheet before a page asks for it, and again when they change during `npm run dev`. */
export const designTokens: Plugin = {
	name: "design-tokens",
	buildStart() {
		this.addWatchFile(source);
		writeTokens();
	},
	watchChange(file) {
		if (resolve(file) === source) writeTokens();
	},
};

function writeTokens(): void {
	const css = tokensCss(JSON.parse(readFileSync(source, "utf8")));
	if (existsSync(output) && readFileSync(output, "utf8") === css) return;
	mkdirSync("build/design", { recursive: true });
	writeFileSync(output, css);
}
