/** The part of a file that a request asks for; both ends count. */
export interface ByteRange {
	readonly start: number;
	readonly end: number;
}

const single = /^bytes=(\d*)-(\d*)$/i;

/**
 * Reads a `Range` header. One range is answered; a list of them, or another unit, is left out of account, as HTTP allows.
 * @returns null to send the whole file, "unsatisfiable" when the file ends before the range begins.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
	const [, first = "", last = ""] = single.exec(header?.trim() ?? "") ?? [];
	if (first === "" && last === "") return null;
	if (first === "") {
		const length = Math.min(Number(last), size);
		return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== "" && Number(last) < start) return null;
	return start >= size ? "unsatisfiable" : { start, end };
}
