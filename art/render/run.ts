import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { channelsOf } from "#design/colours.ts";

/** The time of day of each picture, and the site's theme whose background it lies on. */
const siteThemes = { dusk: "dark", day: "light" } as const;
export type Theme = keyof typeof siteThemes;
export const themes = ["dusk", "day"] as const;

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
	const page = channelsOf("bg", siteThemes[theme]).map((channel) => channel.toFixed(1));
	const given = [join(folder, picture), theme, out, page.join(","), String(size.reach)];
	const script = ["-B", join(here, "grade.py"), ...given];
	run("/usr/bin/python3", script, join(folder, `${picture}-${theme}.log`));
	return out;
}
