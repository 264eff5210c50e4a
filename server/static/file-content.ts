import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** Bytes up to which a picture or a document is held. There are hundreds that are larger. */
const maxHeldBytes = 16 * 1024;

/** The bytes of a file: held from the start, or read when they are asked for. */
export type FileContent = Buffer | FileOnDisk;

/**
 * A file that is read when it is asked for. Everyone to whom it is being sent shares its bytes and no descriptor stays open, so that
 * clients that never read cost no more than one.
 */
export class FileOnDisk {
	readonly #path: string;
	readonly length: number;
	#bytes: WeakRef<Buffer> | undefined;
	#reading: Promise<Buffer> | undefined;

	constructor(path: string, length: number) {
		this.#path = path;
		this.length = length;
	}

	/** Rejects when the file is not as it was at the start: its length has been promised. */
	read(): Promise<Buffer> {
		const held = this.#bytes?.deref();
		if (held !== undefined) return Promise.resolve(held);
		this.#reading ??= this.#readAnew().finally(() => {
			this.#reading = undefined;
		});
		return this.#reading;
	}

	async #readAnew(): Promise<Buffer> {
		const bytes = await readFile(this.#path);
		if (bytes.length !== this.length) throw new Error(`${this.#path} has changed since the start`);
		this.#bytes = new WeakRef(bytes);
		return bytes;
	}
}

/** @param isCompressed whether browsers are sent another form of it; the rare client that is not must not wait either */
export function openContent(path: string, isCompressed: boolean): FileContent {
	const { size } = statSync(path);
	return isCompressed || size < maxHeldBytes ? readFileSync(path) : new FileOnDisk(path, size);
}

export async function bytesOf(content: FileContent): Promise<Buffer> {
	return content instanceof FileOnDisk ? content.read() : content;
}
