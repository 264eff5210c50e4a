import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { funnelPath } from "#domain/readiness/funnel.ts";
import { averagePath } from "#domain/readiness/published-average.ts";
import { designTokens } from "#tools/build/bundle/design-tokens.ts";
import { errorsWithoutStack } from "#tools/build/bundle/errors-without-stack.ts";
import { islandCopy } from "#tools/build/bundle/island-copy.ts";
import { publicFiles } from "#tools/build/bundle/public-files.ts";
import { settledIslands } from "#tools/build/bundle/settled-islands.ts";
import { deskShell } from "#tools/build/desk/desk-shell.ts";
import { atOnce } from "#tools/build/in-parallel.ts";
import { deskInDev } from "#tools/dev/desk-in-dev.ts";

const service = `http://127.0.0.1:${process.env["SERVICE_PORT"] ?? "4322"}`;

/** A hash is what compresses worst of a page: six letters tell as well as eight when a file has changed. */
const shortNames = {
	entryFileNames: ({ name }: { readonly name: string }) => `_astro/${name.split(".")[0]}.[hash:6].js`,
	chunkFileNames: ({ name }: { readonly name: string }) => `_astro/${name.split(".")[0]}.[hash:6].js`,
	assetFileNames: "_astro/[name].[hash:6][extname]",
};

export default defineConfig({
	srcDir: "./site",
	outDir: "./dist",
	publicDir: "./public",
	output: "static",
	trailingSlash: "ignore",
	build: { format: "directory", inlineStylesheets: "always", concurrency: atOnce },
	devToolbar: { enabled: false },
	// The catalogue turns Markdown into pages; Astro would only warn of the block kinds that it has no colours for.
	markdown: { syntaxHighlight: false },
	integrations: [react(), settledIslands],
	vite: {
		plugins: [designTokens, errorsWithoutStack, islandCopy, deskShell, publicFiles, deskInDev],
		build: {
			assetsInlineLimit: (file) => (/\.(?:woff2|js)$/.test(file) ? false : undefined),
			// The assessment's panel is in the page as it is built, and fetched later in the browser.
			rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
		},
		environments: {
			client: { build: { rolldownOptions: { output: shortNames } } },
			// It names the same styles and faces.
			prerender: { build: { rolldownOptions: { output: { assetFileNames: shortNames.assetFileNames } } } },
		},
		worker: { format: "es", rolldownOptions: { output: { ...shortNames, comments: false } } },
		server: {
			proxy: {
				"/forms": service,
				"/assessment/report/": service,
				[averagePath]: service,
				[funnelPath]: service,
				// The client's sources in `desk/api/` are not the service's. Passkeys and the check of a write's origin go by
				// the host that the browser knows.
				"^/desk/api/(?!.*\\.ts(?:$|\\?))": { target: service, changeOrigin: false },
			},
		},
	},
});
