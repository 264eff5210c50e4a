import { buildIfChanged } from "./built-site.mjs";
import { runInForeground } from "./child-processes.mjs";
import { prepare } from "./dependencies.mjs";
import { runMain } from "./plain-failure.mjs";

/** `npm start`: from a fresh clone to the served site. */
await runMain(async () => {
	const node = await prepare();
	await buildIfChanged(node);
	// Small young generations: the service holds its files in memory and gains nothing from large ones.
	return runInForeground([
		{ command: node, parameters: ["--max-semi-space-size=4", "server/main.ts"], environment: process.env },
	]);
});
