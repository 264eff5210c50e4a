import { readFile } from "node:fs/promises";
import { deskPages } from "#domain/desk/pages.ts";
import type { SiteFile } from "#domain/service/site-build.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { contentFaultIn } from "#tools/build/content/content-fault.mjs";
import { deskVersion } from "#tools/build/desk/desk-sources.ts";
import { collectSiteFiles } from "#tools/build/served/site-files.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";
import { packFolder, unpackFolder } from "#tools/build/store/packed-folder.ts";
import { runCommand } from "#tools/launch/child-processes.mjs";

/** The folder whose files have names that change with their content. */
export const hashedFiles = "parts";

/**
 * Bundles the desk's client, unless a build has done so from the same sources.
 * @returns its files by address: the one page at `/desk`, and what it loads.
 * @throws {ContentError} when the desk's copy is faulty, and an error with the bundler's reason when the bundle fails otherwise.
 */
export async function buildDesk(output: string): Promise<Record<string, SiteFile>> {
	const bundled = async () => {
		await bundleDesk(output);
		return Buffer.from(JSON.stringify(await packFolder(output)));
	};
	const kept = await keptFile({ folder: "desk", ending: ".json", input: await deskVersion() }, bundled);
	await unpackFolder(JSON.parse(await readFile(kept, "utf8")), output);
	const files = await collectSiteFiles(output, hashedFiles);
	return Object.fromEntries(
		Object.entries(files).map(([address, file]) => [addressOf(address), served(file)]),
	);
}

/** In a process of its own: the pages take no longer for it. */
async function bundleDesk(output: string): Promise<void> {
	const bundle = ["tools/build/desk/desk-bundle.ts", output];
	const asHere = { environment: process.env, isShown: false };
	const { code, output: printed } = await runCommand(process.execPath, bundle, asHere);
	if (code !== 0) throw bundleError(printed);
	process.stderr.write(printed);
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
