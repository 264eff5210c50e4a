/**
 * `npm run art -- scenes/retail`, `npm run art -- scenes`; `--draft` draws small and quick and encodes nothing;
 * `--width` and `--samples` trade quality for time; `--regrade` grades and encodes the last render again.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { savePicture } from "#art/encode.ts";
import { folder, grade, render, type Size, themes } from "#art/render/run.ts";
import { sceneBudgets } from "#art/scenes/budgets.ts";

function pictures(): string[] {
	return Object.keys(JSON.parse(readFileSync(new URL("scenes/views.json", import.meta.url), "utf8")));
}

/** Names of pictures asked for; "scenes" alone means all of them. */
function wanted(asked: string[]): string[] {
	const known = pictures();
	const names = asked.map((name) => name.replace(/^scenes\/?/, ""));
	const unknown = names.filter((name) => name !== "" && !known.includes(name));
	if (asked.length === 0 || unknown.length > 0) {
		throw new Error(`Name a picture: scenes, or scenes/ and one of ${known.join(", ")}`);
	}
	return names.includes("") ? known : names;
}

async function draw(picture: string, size: Size, encoded: boolean, graded: boolean): Promise<void> {
	const started = Date.now();
	if (!graded) render(picture, size);
	for (const theme of themes) {
		const raw = grade(picture, theme, size);
		if (encoded) await save(raw, `${picture}-${theme}`);
		else console.log(raw);
	}
	console.log(`${picture}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Writes a graded picture in every width that the site serves. */
async function save(png: string, name: string): Promise<void> {
	for (const [width, budget] of Object.entries(sceneBudgets))
		await savePicture(png, { folder: "scenes", name, width: Number(width), budget, chroma: "4:4:4" });
}

function sized(width: number, samples: number, reach: number): Size {
	return { width, height: Math.round(width * 0.75), samples, reach };
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		draft: { type: "boolean", default: false },
		regrade: { type: "boolean", default: false },
		width: { type: "string", default: "1200" },
		samples: { type: "string", default: "48" },
	},
});
console.log(`Raw renders are kept in ${folder}`);
const size = values.draft ? sized(560, 8, 4) : sized(Number(values.width), Number(values.samples), 6);
for (const picture of wanted(positionals)) {
	await draw(picture, size, !values.draft, values.regrade);
}
