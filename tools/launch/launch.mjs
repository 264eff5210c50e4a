import { runCommand } from "./child-processes.mjs";
import { prepare } from "./dependencies.mjs";
import { environmentFor } from "./pinned-node.mjs";
import { runMain } from "./plain-failure.mjs";
import { makeSite } from "./tasks.mjs";

/**
 * `node tools/launch/launch.mjs [--checks] [--built] FILE …`: installs what is missing and runs a file on the pinned Node.
 * With `--checks` the development packages have to be there as well; with `--built` the site is made first.
 */
await runMain(async () => {
	const words = process.argv.slice(2);
	const takes = (/** @type {string} */ flag) => words[0] === flag && words.shift() !== undefined;
	const node = await prepare({ needsChecks: takes("--checks") });
	if (takes("--built")) await makeSite(node);
	const { code } = await runCommand(node, words, { environment: environmentFor(node), isShown: true });
	return code;
});
