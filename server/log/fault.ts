import { translateFrames } from "#server/log/source-positions.ts";

/** What the log says of a fault. */
interface LoggedFault {
	readonly error: string;
	readonly code: unknown;
	/** SQLite's, which tells a full disk from a damaged file. */
	readonly errcode: unknown;
	readonly at: readonly string[];
}

/** The kind of an error and where it arose. Never its message: it can hold what a visitor typed. */
export function describeFault(error: unknown): LoggedFault {
	const found = error instanceof Error ? error : new Error("Something that is not an error was thrown");
	const frames = found.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
	return {
		error: found.constructor.name,
		code: "code" in found ? found.code : undefined,
		errcode: "errcode" in found ? found.errcode : undefined,
		at: translateFrames(frames.slice(0, 6).map((line) => line.trim())),
	};
}
