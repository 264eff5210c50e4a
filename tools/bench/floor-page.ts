import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyServiceViews, readBuiltSite } from "#tools/bench/built-site.ts";

/** As sent: just under the ten packets that a connection may send at first. */
const bytes = 13_900;

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>A plain page</h1><p><a href="/next">The same page</a></p>`;

/**
 * Writes a site whose pages, `/` and `/next`, are plain text of a set size, without style, script or image: the soonest
 * that a page can paint. The same service serves it with the same headers.
 * @returns the service's settings that name it
 */
export function writeFloorSite(folder: string): Record<string, string> {
	const settings = { DIST_FOLDER: join(folder, "dist"), BUILD_FOLDER: join(folder, "service") };
	for (const path of Object.values(settings)) mkdirSync(path, { recursive: true });
	writeFileSync(join(settings.DIST_FOLDER, "index.html"), floorPage());
	copyServiceViews(settings.BUILD_FOLDER);
	const file = { file: "index.html", type: "text/html; charset=utf-8", immutable: false, etag: '"floor"' };
	const page = { ...file, policy: "default-src 'none'" };
	const description = {
		...readBuiltSite(),
		pages: ["/", "/next"],
		files: { "/": page, "/next": page },
	};
	writeFileSync(join(settings.BUILD_FOLDER, "site.json"), JSON.stringify(description));
	return settings;
}

function floorPage(): string {
	const paragraph = "<p>Plain words on a plain page, as many as one congestion window holds.</p>";
	const count = Math.floor((bytes - head.length) / paragraph.length);
	return (head + paragraph.repeat(count)).padEnd(bytes, ".");
}
