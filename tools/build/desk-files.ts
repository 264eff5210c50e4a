import { deskPages } from "#domain/desk/pages.ts";
import type { SiteFile } from "#domain/service/site-build.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { contentFaultIn } from "#tools/build/content-fault.mjs";
import { collectSiteFiles } from "#tools/build/site-files.ts";
import { runCommand } from "#tools/launch/child-processes.mjs";

/** The folder whose files have names that change with their content. */
export const hashedFiles = "parts";

/**
 * Bundles the desk's client, in a process of its own: the pages take no longer for it.
 * @returns its files by address: the one page at `/desk`, and what it loads.
 * @throws {ContentError} when the desk's copy is faulty, and an error with the bundler's reason when the bundle fails otherwise.
 */
export async function buildDesk(output: string): Promise<Record<string, SiteFile>> {
	const bundle = ["tools/build/desk-bundle.ts", output];
	const asHere = { environment: process.env, isShown: false };
	const { code, output: printed } = await runCommand(process.execPath, bundle, asHere);
	if (code !== 0) throw bundleError(printed);
	process.stderr.write(printed);
	const files = await collectSiteFiles(output, hashedFiles);
	return Object.fromEntries(
		Object.entries(files).map(([address, file]) => [addressOf(address), served(file)]),
	);
}

function bundleError(printed: string): Error {
	const fault = contentFaultIn(printed);
	return fault === undefined
		? new Error(`The desk could not be bundled:\n${printed}`)
		: new ContentError(fault);
}

function addressOf(address: string): string {
	return address === "/" ? deskPages.inbox : `${deskPages.inbox}${address}`;
}

/** The page is for the company alone, and says which parts are the newest. */
function served(file: SiteFile): SiteFile {
	if (file.policy === null) return file;
	return { ...file, headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } };
}
