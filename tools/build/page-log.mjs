import { stripVTControlCharacters } from "node:util";

/** @typedef {{ level: string, message: string }} LogEvent */

/**
 * What `npm run dev` prints of the pages. Astro reports an error of a page twice, with two stacks. A fault in the
 * content is for an editor: it is printed once, and without a stack.
 */
export default function pageLog() {
	let reported = "";
	return {
		/** @param {LogEvent} event */
		write({ level, message }) {
			if (level !== "error") {
				if (level === "warn") console.warn(message);
				return;
			}
			const text = stripVTControlCharacters(message);
			const fault = /^ContentError: (.*?)(?:\n\s+at .*)?$/s.exec(text)?.[1];
			const isRepeated = reported !== "" && text.startsWith(reported);
			reported = fault ?? "";
			if (!isRepeated) console.error(`\n${fault ?? message}\n`);
		},
	};
}
