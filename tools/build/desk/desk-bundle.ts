import { resolve } from "node:path";
import { build as bundle } from "vite";
import { deskPages } from "#domain/desk/pages.ts";
import { designTokens } from "#tools/build/bundle/design-tokens.ts";
import { hashedFiles } from "#tools/build/desk/desk-files.ts";
import { deskShell } from "#tools/build/desk/desk-shell.ts";
import { knownSources } from "#tools/build/desk/desk-sources.ts";

const [output] = process.argv.slice(2);
if (output === undefined) throw new Error("Usage: node tools/build/desk/desk-bundle.ts FOLDER");

const libraries = /node_modules.(react|scheduler|@tanstack|@react|@internationalized)/;

/** Bundles the desk's client. It never goes among the pages, which a static host may serve. */
await bundle({
	configFile: false,
	root: "desk",
	base: `${deskPages.inbox}/`,
	logLevel: "warn",
	publicDir: false,
	plugins: [designTokens, deskShell, knownSources],
	build: {
		outDir: resolve(output),
		emptyOutDir: true,
		assetsDir: hashedFiles,
		// The policy refuses addresses that begin with `data:`.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// "use client" means nothing to a bundle that only a client runs.
		rolldownOptions: {
			checks: { moduleLevelDirective: false },
			// What several parts need of these in one file: it comes to fewer bytes than many, and every view needs most of it.
			output: { codeSplitting: { groups: [{ name: "libraries", test: libraries, minShareCount: 2 }] } },
		},
		reportCompressedSize: false,
	},
});
