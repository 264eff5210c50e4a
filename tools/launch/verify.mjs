import { prepare } from "./dependencies.mjs";
import { runMain } from "./plain-failure.mjs";
import { seconds } from "./progress.mjs";
import { runSuites } from "./run-suites.mjs";
import { verification } from "./suites.mjs";

/** `npm run verify`: everything that can be checked without a browser. */
await runMain(async () => {
	const node = await prepare();
	const start = Date.now();
	const results = await runSuites(verification, node);
	const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
	const took = seconds(Date.now() - start);
	console.log(failed.length === 0 ? `Verified in ${took}.` : `Failed after ${took}: ${failed.join("; ")}.`);
	return failed.length === 0 ? 0 : 1;
});
