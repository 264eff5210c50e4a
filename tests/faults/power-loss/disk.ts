import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "./recorded-run.ts";

/** A change of a file that the disk may not have yet. */
type Change = Extract<Step, { kind: "write" | "truncate" }>;

interface DiskFile {
	/** Whether the folder's entry for it is on the disk. */
	isNamed: boolean;
	content: Buffer;
	unsynced: Change[];
}

/** A disk that has for sure only what was synced. Of the rest, as on a real one, any part may be there. */
export class Disk {
	readonly #files = new Map<string, DiskFile>();

	apply(step: Step): void {
		switch (step.kind) {
			case "acknowledge":
				return;
			case "create":
				this.#file(step.file);
				return;
			case "delete":
				this.#files.delete(step.file);
				return;
			case "sync":
				if (step.file === "") this.#syncNames();
				else sync(this.#file(step.file));
				return;
			default:
				this.#file(step.file).unsynced.push(step);
		}
	}

	/** Writes into a folder what is left when the power fails now. @param isWritten asked for each thing that was not synced */
	writeTo(folder: string, isWritten: () => boolean): void {
		for (const [name, { isNamed, content, unsynced }] of this.#files) {
			if (!isNamed && !isWritten()) continue;
			const left = unsynced.filter(isWritten).reduce(changed, Buffer.from(content));
			writeFileSync(join(folder, name), left);
		}
	}

	#syncNames(): void {
		for (const file of this.#files.values()) file.isNamed = true;
	}

	#file(name: string): DiskFile {
		const found = this.#files.get(name) ?? { isNamed: false, content: Buffer.alloc(0), unsynced: [] };
		this.#files.set(name, found);
		return found;
	}
}

function sync(file: DiskFile): void {
	file.content = file.unsynced.reduce(changed, file.content);
	file.unsynced = [];
}

/** Changes a content in place where it is long enough. */
function changed(content: Buffer, change: Change): Buffer {
	if (change.kind === "truncate") return resized(content, change.length);
	const { at, bytes } = change;
	const end = at + bytes.length;
	const long = end > content.length ? resized(content, end) : content;
	bytes.copy(long, at);
	return long;
}

function resized(content: Buffer, length: number): Buffer {
	const other = Buffer.alloc(length);
	content.copy(other);
	return other;
}
