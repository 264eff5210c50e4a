import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Theme = "dusk" | "day";
export const themes: readonly Theme[] = ["dusk", "day"];

/** Pixels, samples of each of the two renders, and the denoiser's reach in pixels. */
export interface Size {
	width: number;
	height: number;
	samples: number;
	reach: number;
}

const here = fileURLToPath(new URL(".", import.meta.url));

/** Git-ignored: a picture's passes take some 150 MB. */
export const folder = fileURLToPath(new URL("../out/", import.meta.url));

function run(command: string, args: string[], log: string): void {
	const done = spawnSync(command, args, {
		cwd: here,
		encoding: "utf8",
		maxBuffer: 1e8,
	});
	writeFileSync(log, `${done.stdout ?? ""}${done.stderr ?? ""}`);
	if (done.error) throw done.error;
	if (done.status !== 0)
		throw new Error(`${command} failed (see ${log}):\n${done.stdout}${done.stderr}`.slice(-3000));
}

/** Builds the scene in Blender and renders its passes, once for all themes. */
export function render(picture: string, size: Size): void {
	mkdirSync(folder, { recursive: true });
	const numbers = [size.width, size.height, size.samples].map(String);
	const script = [
		"-b",
		"--factory-startup",
		"-P",
		join(here, "render.py"),
		"--",
		picture,
		...numbers,
		join(folder, picture),
	];
	run("blender", script, join(folder, `${picture}.log`));
}

/** Denoises and grades the passes for a theme; gives the path of the PNG. */
export function grade(picture: string, theme: Theme, size: Size): string {
	const out = join(folder, `${picture}-${theme}.png`);
	const script = ["-B", join(here, "grade.py"), join(folder, picture), theme, out, String(size.reach)];
	run("/usr/bin/python3", script, join(folder, `${picture}-${theme}.log`));
	return out;
}
