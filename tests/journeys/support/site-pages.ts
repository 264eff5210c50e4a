import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const buildFolder = resolve(import.meta.dirname, "../../..", process.env["BUILD_FOLDER"] ?? "build/service");

function readPages(): readonly string[] {
	const description: { pages: string[] } = JSON.parse(readFileSync(`${buildFolder}/site.json`, "utf8"));
	return description.pages;
}

/** The address of every page that was built. */
export const sitePages = readPages();
