import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "vite";
import { pagePolicy } from "#tools/build/served/security-policy.ts";

/** The page, drawn by the site like any other, that the service puts its own views into. */
export const shellPage = "service-shell";

/**
 * Moves the shell out of the pages.
 * @returns the content security policy of every page that the service renders.
 */
export async function moveShell(pages: string, output: string): Promise<string> {
	const shell = await readFile(join(pages, shellPage, "index.html"), "utf8");
	await rm(join(pages, shellPage), { recursive: true });
	await writeFile(join(output, "shell.html"), shell);
	return pagePolicy(shell);
}

/** Compiles the views that go into the shell. */
export async function bundleServiceViews(output: string): Promise<void> {
	await bundle({
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		envPrefix: "PUBLIC_",
		build: {
			ssr: "site/service-views/views.tsx",
			outDir: output,
			emptyOutDir: false,
			minify: true,
			rolldownOptions: { output: { entryFileNames: "views.js", codeSplitting: false } },
		},
		ssr: { noExternal: true },
	});
}
