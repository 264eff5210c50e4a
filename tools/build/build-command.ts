import { runCommand } from "#tools/launch/child-processes.mjs";
import { runMain } from "#tools/launch/plain-failure.mjs";
import { makeSite } from "#tools/launch/tasks.mjs";

/** `npm run build`: makes the site if its sources have changed; with options, makes what they ask for in any case. */
await runMain(async () => {
	const options = process.argv.slice(2);
	const build = ["tools/build/build.ts", ...options];
	if (options.length > 0)
		return (await runCommand(process.execPath, build, { environment: process.env, isShown: true })).code;
	await makeSite(process.execPath);
	return 0;
});
