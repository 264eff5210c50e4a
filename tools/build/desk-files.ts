import { deskPages } from "#domain/desk/pages.ts";
import type { SiteFile } from "#domain/service/site-build.ts";
import { collectSiteFiles } from "#tools/build/site-files.ts";
import { runCommand } from "#tools/launch/child-processes.mjs";

/** The folder whose files have names that change with their content. */
export const hashedFiles = "parts";

/**
 * Bundles the desk's client, in a process of its own: the pages take no longer for it.
 * @returns its files by address: the one page at `/desk`, and what it loads.
 * @throws when the bundle fails, whose reason is on the terminal.
 */
export async function buildDesk(output: string): Promise<Record<string, SiteFile>> {
	const bundle = ["tools/build/desk-bundle.ts", output];
	const { code } = await runCommand(process.execPath, bundle, { environment: process.env, isShown: true });
	if (code !== 0) throw new Error("The desk could not be bundled");
	const files = await collectSiteFiles(output, hashedFiles);
	return Object.fromEntries(
		Object.entries(files).map(([address, file]) => [addressOf(address), served(file)]),
	);
}

function addressOf(address: string): string {
	return address === "/" ? deskPages.inbox : `${deskPages.inbox}${address}`;
}

/** The page is for the company alone, and says which parts are the newest. */
function served(file: SiteFile): SiteFile {
	if (file.policy === null) return file;
	return { ...file, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } };
}
