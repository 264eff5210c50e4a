import { stripVTControlCharacters } from "node:util";
import { contentFaultIn } from "#tools/build/content/content-fault.mjs";

/** What the minifier of styles says of a selector that browsers know and it doesn't yet; it leaves the rule as it is. */
const newSelector = /'target-current' is not recognized/;

/** Milliseconds in which the requests of one page meet the same fault; an editor takes longer to save a file again. */
const pageTime = 5000;

/**
 * What the build and `npm run dev` print of the pages. Astro reports an error of a page twice, with a stack, and again for
 * each of the page's requests. A fault in the content is for an editor: it is printed once and without a stack, or left to the build, which prints it itself.
 * @param {{ printsFaults: boolean }} options
 */
export default function pageLog({ printsFaults }) {
	let reported = "";
	let seenAt = 0;
	return {
		/** @param {{ level: string, message: string }} event */
		write({ level, message }) {
			if (level === "warn" && !newSelector.test(message)) console.warn(message);
			if (level !== "error") return;
			const text = stripVTControlCharacters(message);
			const fault = contentFaultIn(text);
			const isRepeated = reported !== "" && text.includes(reported) && Date.now() - seenAt < pageTime;
			if (!isRepeated) reported = fault ?? "";
			seenAt = Date.now();
			if (isRepeated || (fault !== undefined && !printsFaults)) return;
			console.error(`\n${fault ?? message}\n`);
		},
	};
}
