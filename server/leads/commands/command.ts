import type { Database } from "#server/database/database.ts";
import type { Settings } from "#server/settings.ts";

/** What a command has to say. */
export interface Report {
	/** What a person or a program reads, piece by piece. */
	readonly text: AsyncIterable<string> | Iterable<string>;
	/** What only a person should read; it goes to the other stream. Empty for nothing. */
	readonly note: string;
}

/** The options, all of the one command that lists. */
export const listOptions = {
	all: { type: "boolean", default: false },
	csv: { type: "boolean", default: false },
	due: { type: "boolean", default: false },
	json: { type: "boolean", default: false },
} as const;

export type ListOptions = Readonly<Record<keyof typeof listOptions, boolean>>;

/** What a command works with. */
export interface CommandInput {
	readonly database: Database;
	readonly settings: Settings;
	/** What follows the command's name: references, a file, an address. */
	readonly operands: readonly string[];
	readonly options: ListOptions;
}

export interface Command {
	/** What follows the command's name in the usage. */
	readonly operands: string;
	readonly summary: string;
	/** How many operands it takes. */
	readonly takes: "none" | "one" | "some";
	/** Whether it makes a database where there is none yet. */
	readonly beginsDatabase: boolean;
	/** Throws with a sentence where the operands cannot be worked with; it comes before the database is opened, or made. */
	check?(operands: readonly string[], settings: Settings): void;
	run(input: CommandInput): Promise<Report>;
}
