import { existsSync } from "node:fs";
import { buildIfChanged } from "./built-site.mjs";
import { runInForeground } from "./child-processes.mjs";
import { prepare } from "./dependencies.mjs";
import { environmentFor } from "./pinned-node.mjs";
import { runMain } from "./plain-failure.mjs";
import { inRepository } from "./repository.mjs";

const host = process.env["HOST"] || "127.0.0.1";
const pagesPort = process.env["PORT"] || "4321";
const servicePort = process.env["SERVICE_PORT"] || "4322";

/** `npm run dev`: pages and service, each reloaded when its sources change. */
await runMain(async () => {
	const node = await prepare();
	// The service needs what the build leaves for it; the fonts are cut by the build too.
	if (!existsSync(inRepository("build/service/site.json"))) await buildIfChanged(node);
	const environment = { ...environmentFor(node), NODE_ENV: "development", SERVICE_PORT: servicePort };
	console.log(`Pages on http://${host}:${pagesPort}; their forms go to the service on port ${servicePort}.`);
	return runInForeground([
		{
			command: node,
			parameters: ["--watch-preserve-output", "--watch", "server/main.ts"],
			environment: { ...environment, HOST: "127.0.0.1", PORT: servicePort },
		},
		{
			command: node,
			parameters: ["node_modules/astro/bin/astro.mjs", "dev", "--host", host, "--port", pagesPort],
			environment,
		},
	]);
});
