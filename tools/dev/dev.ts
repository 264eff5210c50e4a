import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dev } from "astro";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { nextToProcess } from "#tools/dev/next-to-process.ts";
import { runMain } from "#tools/launch/plain-failure.mjs";
import { makeSite } from "#tools/launch/tasks.mjs";

const description = "build/service/site.json";
const host = process.env["HOST"] || "127.0.0.1";
const pagesPort = Number(process.env["PORT"] || 4321);
const servicePort = process.env["SERVICE_PORT"] || "4322";

/** `npm run dev`: pages and service, each reloaded when its sources change. */
await runMain(async () => {
	// The service needs what the build leaves for it; the fonts are cut by the build too.
	if (!isBuilt()) await makeSite(process.execPath);
	process.env["NODE_ENV"] = "development";
	process.env["SERVICE_PORT"] = servicePort;
	const service = spawn(process.execPath, ["--watch-preserve-output", "--watch", "server/main.ts"], {
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, HOST: "127.0.0.1", PORT: servicePort },
	});
	return nextToProcess(service, async () => {
		const ended = once(service, "exit");
		// Its greeting names an address that is of no use to a browser.
		await Promise.race([once(service.stdout, "data"), ended]);
		service.stdout.resume();
		const pages = await dev({
			server: { host, port: pagesPort },
			logLevel: "warn",
			logger: { entrypoint: resolve("tools/build/pages/page-log.mjs"), config: { printsFaults: true } },
		});
		console.log(
			`Pages on http://${host}:${pages.address.port}; their forms go to the service on port ${servicePort}.`,
		);
		const [code] = await ended;
		await pages.stop();
		return code ?? 0;
	});
});
/** Whether all is there that the service serves: a build for a static host leaves other files. */
function isBuilt(): boolean {
	if (!existsSync(description)) return false;
	const { files }: SiteBuild = JSON.parse(readFileSync(description, "utf8"));
	return Object.values(files).every(({ file }) => existsSync(join("dist", file)));
}

// Pages that could not start have begun to watch their sources.
process.exit();
