import { mkdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build as buildPages } from "astro";
import { defaultLocale, isLocale } from "#domain/locale/locale.ts";
import { deskFolder } from "#domain/service/site-build.ts";
import { listCards, writeCardImages } from "#tools/build/cards/card-images.ts";
import { contentFaultIn } from "#tools/build/content/content-fault.mjs";
import { refuseUnknownNames } from "#tools/build/content/content-names.ts";
import { buildDesk } from "#tools/build/desk/desk-files.ts";
import { setDocumentsAhead } from "#tools/build/documents/documents-ahead.ts";
import { buildFonts } from "#tools/build/fonts/fonts.ts";
import { moveIcons } from "#tools/build/pages/move-icons.ts";
import { moveProperties } from "#tools/build/pages/move-properties.ts";
import { publishPageWeights } from "#tools/build/pages/page-weights.ts";
import { pruneStyles } from "#tools/build/pages/prune-styles.ts";
import { rewritePages } from "#tools/build/pages/rewrite-pages.ts";
import { tidyPage } from "#tools/build/pages/tidy-pages.ts";
import { replaceFolders } from "#tools/build/replace-folders.ts";
import { writeCompressedCopies } from "#tools/build/served/compressed-copies.ts";
import { unreadRules, writeHeadersFile } from "#tools/build/served/headers-file.ts";
import { writeSiteDescription } from "#tools/build/served/site-description.ts";
import { collectSiteFiles } from "#tools/build/served/site-files.ts";
import { bundleServiceViews, moveShell, shellPage } from "#tools/build/service/service-views.ts";
import { store } from "#tools/build/store/kept-file.ts";
import { trimStore } from "#tools/build/store/trim-store.ts";

/** Makes the site that the service serves: pages, the service's views, and the list of files that it serves from. */
async function buildForService(pages: string, service: string): Promise<void> {
	await mkdir(service, { recursive: true });
	const { documents } = await prepare("service");
	const [desk] = await Promise.all([
		// In turn, as there are few processors and the pages need the documents first.
		documents.then(() => buildDesk(join(service, deskFolder))),
		drawPages(pages),
		bundleServiceViews(service),
	]);
	const shellPolicy = await moveShell(pages, service);
	const files = await publishPageWeights(pages, await collectSiteFiles(pages));
	await writeHeadersFile(pages, files);
	await writeSiteDescription(service, { files, desk, shellPolicy });
}

/** Makes the site for any static host: the same pages, whose forms compose a mail. */
async function buildForStaticHost(pages: string): Promise<void> {
	const { documents } = await prepare("static");
	await Promise.all([documents, drawPages(pages)]);
	await rm(join(pages, shellPage), { recursive: true });
	const files = await publishPageWeights(pages, await collectSiteFiles(pages));
	await writeHeadersFile(pages, files);
	const warning = unreadRules(files);
	if (warning !== null) console.warn(`\n${warning}\n`);
}

/** What pages and desk both need; the documents are still being set afterwards. */
async function prepare(delivery: "service" | "static"): Promise<{ documents: Promise<void> }> {
	process.env["PUBLIC_DELIVERY"] = delivery;
	await refuseUnknownNames();
	const documents = setDocumentsAhead();
	await buildFonts();
	return { documents };
}

async function drawPages(pages: string): Promise<void> {
	const logger = { entrypoint: resolve("tools/build/pages/page-log.mjs"), config: { printsFaults: false } };
	await buildPages({ logLevel: "warn", logger, outDir: resolve(pages) });
	await rewritePages(pages, [tidyPage, moveIcons, moveProperties]);
	// Read before the pages are written anew.
	const cards = await listCards(pages);
	// Changes with every word, and takes longest to compress.
	const searchIndex = join(pages, "search/index.json");
	await Promise.all([
		pruneStyles(pages, shellPage),
		writeCardImages(cards, pages),
		readFile(searchIndex).then((bytes) => writeCompressedCopies(searchIndex, bytes)),
	]);
}

const { values } = parseArgs({
	options: {
		static: { type: "boolean", default: false },
		/** `en-XA` makes English longer and accented, to test what depends on a language. */
		locale: { type: "string", default: defaultLocale },
		/** Where the pages go. */
		out: { type: "string", default: "dist" },
		/** Where the service's part goes. */
		service: { type: "string", default: "build/service" },
	},
});

try {
	// A setting of the service, as for development, changes nothing of what is built.
	process.env["NODE_ENV"] = "production";
	if (!isLocale(values.locale)) throw new Error(`There is no locale ${values.locale}`);
	process.env["PUBLIC_LOCALE"] = values.locale;
	await (values.static
		? replaceFolders([values.out], ([pages]) => buildForStaticHost(pages))
		: replaceFolders([values.out, values.service], ([pages, service]) => buildForService(pages, service)));
	await trimStore(store);
} catch (error) {
	const fault = error instanceof Error ? contentFaultIn(error.stack ?? "") : undefined;
	if (fault === undefined) throw error;
	console.error(`\n${fault}\n`);
	// Pages that are still being drawn would go on without the folder that they are written to.
	process.exit(1);
}
