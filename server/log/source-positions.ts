import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Positions known already, so that a fault that repeats costs no second reading. Few lines of the service can fail. */
const known = new Map<string, string>();
const maxKnown = 500;

/**
 * Names the sources in the frames of a stack, where the service runs as bundled files. Node could do so by itself, but holds the
 * maps in memory from the start: 40 MB.
 */
export function translateFrames(frames: readonly string[]): string[] {
	const mapOf = mapReader();
	return frames.map((frame) => {
		const translated = known.get(frame) ?? translate(frame, mapOf);
		if (known.size < maxKnown) known.set(frame, translated);
		return translated;
	});
}

type MapReader = (file: string) => SourceMap | null;

function translate(frame: string, mapOf: MapReader): string {
	const [whole = "", url = "", line, column] = /(file:[^\s(]*):(\d+):(\d+)/.exec(frame) ?? [];
	const map = url === "" ? null : mapOf(fileURLToPath(url));
	if (map === null) return frame;
	const origin = map.findOrigin(Number(line), Number(column));
	if (!("fileName" in origin)) return frame;
	return frame.replace(whole, `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`);
}

/** Reads the map of each bundled file once for all the frames of a stack. */
function mapReader(): MapReader {
	const maps = new Map<string, SourceMap | null>();
	return (file) => {
		const found = maps.get(file) ?? readMap(file);
		maps.set(file, found);
		return found;
	};
}

function readMap(file: string): SourceMap | null {
	const mapFile = `${file}.map`;
	const isBundled = dirname(file) === import.meta.dirname && existsSync(mapFile);
	return isBundled ? new SourceMap(JSON.parse(readFileSync(mapFile, "utf8"))) : null;
}
