import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { inParallel } from "#tools/build/in-parallel.ts";

let copied: Promise<unknown> = Promise.resolve();

/** Copies the public files while pages and scripts are bundled. Vite would copy one after the other, and do nothing else meanwhile. */
export const publicFiles: Plugin = {
	name: "public-files",
	apply: "build",
	configEnvironment: (name) => (name === "client" ? { build: { copyPublicDir: false } } : undefined),
	buildStart() {
		const { name, config } = this.environment;
		if (name === "prerender")
			copied = copyFolder(config.publicDir, config.environments["client"]?.build.outDir ?? "");
	},
	async closeBundle() {
		if (this.environment.name === "client") await copied;
	},
};

async function copyFolder(from: string, to: string): Promise<void> {
	const entries = await readdir(from, { recursive: true, withFileTypes: true });
	await inParallel(
		entries.filter((entry) => entry.isFile()),
		async ({ parentPath, name }) => {
			const folder = join(to, relative(from, parentPath));
			await mkdir(folder, { recursive: true });
			await copyFile(join(parentPath, name), join(folder, name));
		},
	);
}
