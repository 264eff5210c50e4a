import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replaceFolders } from "#tools/build/replace-folders.ts";

function folderWith(...names: readonly string[]): string {
	const folder = mkdtempSync(join(tmpdir(), "replaced-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const name of names) fill(join(folder, name), "old.html");
	return folder;
}

function fill(folder: string, file: string): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, file), file);
}

test("a build that fails leaves the last site as it was, and nothing of its own", async () => {
	const folder = folderWith("pages", "service");
	const failing = replaceFolders([join(folder, "pages"), join(folder, "service")], async ([pages]) => {
		fill(pages, "new.html");
		throw new Error("a fault in the content");
	});
	await expect(failing).rejects.toThrow("a fault in the content");
	expect(readdirSync(folder).toSorted()).toEqual(["pages", "service"]);
	expect(readdirSync(join(folder, "pages"))).toEqual(["old.html"]);
});

test("a build that succeeds takes the place of the last site, all of it", async () => {
	const folder = folderWith("pages");
	const pages = join(folder, "pages");
	await replaceFolders([pages, join(folder, "service")], async (drafts) => {
		for (const draft of drafts) fill(draft, "new.html");
		expect(existsSync(join(pages, "old.html"))).toBe(true);
	});
	expect(readdirSync(folder).toSorted()).toEqual(["pages", "service"]);
	expect(readdirSync(pages)).toEqual(["new.html"]);
});

test("what a killed build has left is in no later one", async () => {
	const folder = folderWith("pages", "pages.new");
	const pages = join(folder, "pages");
	await replaceFolders([pages], async ([draft]) => fill(draft, "new.html"));
	expect(readFileSync(join(pages, "new.html"), "utf8")).toBe("new.html");
	expect(readdirSync(pages)).toEqual(["new.html"]);
});

test("a build that can't put all of its result in place leaves the last site, all of it", async () => {
	const folder = folderWith("pages", "service");
	const failing = replaceFolders([join(folder, "pages"), join(folder, "service")], async ([pages]) =>
		fill(pages, "new.html"),
	);
	await expect(failing).rejects.toThrow("service.new");
	expect(readdirSync(folder).toSorted()).toEqual(["pages", "service"]);
	for (const name of ["pages", "service"]) expect(readdirSync(join(folder, name))).toEqual(["old.html"]);
});

test("the last site is back with the next build, also a failing one, after one that was killed while it replaced it", async () => {
	const folder = folderWith("pages", "service");
	const folders = ["pages", "service"].map((name) => join(folder, name));
	for (const each of folders) renameSync(each, `${each}.old`);
	fill(join(folder, "pages"), "new.html");
	fill(join(folder, "service.new"), "new.html");
	const failing = replaceFolders(folders, async () => {
		throw new Error("a fault in the content");
	});
	await expect(failing).rejects.toThrow("a fault in the content");
	expect(readdirSync(folder).toSorted()).toEqual(["pages", "service"]);
	for (const each of folders) expect(readdirSync(each)).toEqual(["old.html"]);
});

test("a build that was killed while it deleted the former site has put the new one in place", async () => {
	const folder = folderWith("pages", "pages.old", "service", "service.old");
	const folders = ["pages", "service"].map((name) => join(folder, name));
	await expect(replaceFolders(folders, () => Promise.reject(new Error("a fault")))).rejects.toThrow(
		"a fault",
	);
	expect(readdirSync(folder).toSorted()).toEqual(["pages", "service"]);
});
