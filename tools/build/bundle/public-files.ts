import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { filesOf } from "#tools/build/files-of.ts";
import { inParallel } from "#tools/build/in-parallel.ts";

let copied: Promise<unknown> = Promise.resolve();

/** Copies the public files while pages and scripts are bundled. Vite would copy one after the other, and do nothing else meanwhile. */
export const publicFiles: Plugin = {
	name: "public-files",
	apply: "build",
	configEnvironment: (name) => (name === "client" ? { build: { copyPublicDir: false } } : undefined),
	buildStart() {
		const { name, config } = this.environment;
		const { client } = config.environments;
		if (name === "prerender" && client) copied = copyFolder(config.publicDir, client.build.outDir);
	},
	async closeBundle() {
		if (this.environment.name === "client") await copied;
	},
};

async function copyFolder(from: string, to: string): Promise<void> {
	await inParallel(await filesOf(from), async (file) => {
		const copy = join(to, relative(from, file));
		await mkdir(dirname(copy), { recursive: true });
		await copyFile(file, copy);
	});
}
