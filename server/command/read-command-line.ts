import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/**
 * What a person asks of `npm run leads` or another command with words of its own; null for its usage, by the word help,
 * `--help` or `-h`. Throws with a sentence for the person who wrote it.
 * @param program such as `leads`
 */
export function readCommandLine<Flags extends ParseArgsOptionsConfig>(program: string, flags: Flags) {
	const given = process.argv.slice(2);
	if (given[0] === "help" || given.includes("--help") || given.includes("-h")) return null;
	const { values, positionals } = parsed(program, () =>
		parseArgs({ args: given, options: flags, allowPositionals: true }),
	);
	const [name, ...operands] = positionals;
	return { name, operands, options: values };
}

export function noSuchCommand(program: string, name: string): Error {
	return new Error(`There is no command ${name}. All of them: npm run ${program} -- help`);
}

/** Refuses what follows a command that takes no more words. Throws with a sentence for the person who wrote it. */
export function assertNoMore(program: string, name: string, surplus: readonly string[]): void {
	if (surplus.length === 0) return;
	throw new Error(`${name} takes no ${surplus.join(" ")}. All of it: npm run ${program} -- help`);
}

/** Node's own sentence is about its function, not about the command. */
function parsed<Result>(program: string, parse: () => Result): Result {
	try {
		return parse();
	} catch (error) {
		const { message, code } = Object(error);
		const option = /'(-[^' ]*)/.exec(message)?.[1] ?? "like that";
		const isUnknown = code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
		const fault = isUnknown ? `There is no option ${option}` : `The option ${option} is given wrongly`;
		throw new Error(`${fault}. All of them: npm run ${program} -- help`);
	}
}
