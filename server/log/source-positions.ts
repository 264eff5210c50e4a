import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename } from "node:path";

/** Node could translate every stack by itself, but holds the map in memory from the start: 40 MB. */
const mapFile = `${import.meta.filename}.map`;
/** Positions known already, so that a fault that repeats costs no second reading. Few lines of the service can fail. */
const known = new Map<string, string>();
const mostKnown = 500;

/** Names the sources in the frames of a stack, where the service runs as one bundled file. */
export function translateFrames(frames: readonly string[]): string[] {
	const unknown = frames.filter(
		(frame) => !known.has(frame) && frame.includes(basename(import.meta.filename)),
	);
	if (unknown.length > 0 && known.size < mostKnown && existsSync(mapFile)) {
		const map = new SourceMap(JSON.parse(readFileSync(mapFile, "utf8")));
		for (const frame of unknown) known.set(frame, translate(frame, map));
	}
	return frames.map((frame) => known.get(frame) ?? frame);
}

function translate(frame: string, map: SourceMap): string {
	const [whole = "", line, column] = /(?:file:)?[^\s(]*:(\d+):(\d+)/.exec(frame) ?? [];
	const origin = map.findOrigin(Number(line), Number(column));
	if (!("fileName" in origin)) return frame;
	return frame.replace(whole, `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`);
}
