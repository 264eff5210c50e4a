import { installChromium } from "./chromium.mjs";
import { prepare } from "./dependencies.mjs";
import { runMain } from "./plain-failure.mjs";
import { runSuites } from "./run-suites.mjs";
import { faults, journeys, pseudoLocale, verification } from "./suites.mjs";

/** `npm test`: all that is checked. The last line counts the tests, and each check without tests as one. */
await runMain(async () => {
	const node = await prepare();
	process.env["CHROMIUM_PATH"] = await installChromium(node);
	const results = await runSuites(verification, node);
	const isBuilt = results.some(({ name, failed }) => name === "build" && failed === 0);
	// These have the machine to themselves, as they depend on time.
	for (const suite of isBuilt ? [journeys, pseudoLocale, faults] : [faults])
		results.push(...(await runSuites([suite], node)));
	const count = (/** @type {"passed" | "failed"} */ which) =>
		results.reduce((sum, result) => sum + result[which], 0);
	console.log(`\n${count("passed")} passed, ${count("failed")} failed`);
	return count("failed") === 0 ? 0 : 1;
});
