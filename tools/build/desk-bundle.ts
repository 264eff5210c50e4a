import { resolve } from "node:path";
import { build as bundle } from "vite";
import { deskPages } from "#domain/desk/pages.ts";
import type { SiteFile } from "#domain/service/site-build.ts";
import { designTokens } from "#tools/build/design-tokens.ts";
import { deskShell } from "#tools/build/desk-shell.ts";
import { collectSiteFiles } from "#tools/build/site-files.ts";

/** The folder whose files have names that change with their content. */
const hashedFiles = "parts";

/**
 * Bundles the desk's client. It never goes among the pages, which a static host may serve.
 * @returns its files by address: the one page at `/desk`, and what it loads.
 */
export async function buildDesk(output: string): Promise<Record<string, SiteFile>> {
	await bundle({
		configFile: false,
		root: "desk",
		base: `${deskPages.inbox}/`,
		logLevel: "warn",
		publicDir: false,
		plugins: [designTokens, deskShell],
		build: {
			outDir: resolve(output),
			emptyOutDir: true,
			assetsDir: hashedFiles,
			// The policy refuses addresses that begin with `data:`.
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			// "use client" means nothing to a bundle that only a client runs.
			rolldownOptions: { checks: { moduleLevelDirective: false } },
			reportCompressedSize: false,
		},
	});
	const files = await collectSiteFiles(output, hashedFiles);
	return Object.fromEntries(
		Object.entries(files).map(([address, file]) => [addressOf(address), served(file)]),
	);
}

function addressOf(address: string): string {
	return address === "/" ? deskPages.inbox : `${deskPages.inbox}${address}`;
}

/** The page is of use to nobody else, and says which parts are the newest. */
function served(file: SiteFile): SiteFile {
	if (file.policy === null) return file;
	return { ...file, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } };
}
