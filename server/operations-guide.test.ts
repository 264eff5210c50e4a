import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { environmentSchema } from "#server/environment-schema.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const settings = Object.keys(environmentSchema.shape);

/** What the containers settle: where pages and leads are, the ports in the network of their own, and TLS, which the proxy has. */
const settledByContainers = [
	...[
		"PORT",
		"HOST",
		"METRICS_HOST",
		"DATABASE_FILE",
		"DATABASE_URL",
		"DIST_FOLDER",
		"BUILD_FOLDER",
		"NODE_ENV",
	],
	...["TLS_CERT_FILE", "TLS_KEY_FILE", "REDIRECT_PORT", "CONNECTIONS_PER_ADDRESS"],
];

test("who runs the containers sets in .env all but what the containers settle", () => {
	const environment: Record<string, string> = parse(read("compose.yaml")).services.site.environment;
	const passed = settings.filter((name) => environment[name]?.includes(`\${${name}`));
	expect(passed).toEqual(settings.filter((name) => !settledByContainers.includes(name)));
});

test.each(settings)("who looks for %s finds it among the settings in the guide", (name) => {
	const table = read("docs/operations.md")
		.split(/^## /m)
		.find((part) => part.startsWith("Settings"));
	expect(table).toMatch(new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, "m"));
});

const sources = globSync("server/**/*.ts", { cwd: new URL("..", import.meta.url).pathname }).map(read);
const events = new Set(
	sources.flatMap((text) =>
		[...text.matchAll(/\blog(?:Event|UnlessUnavailable)\((?:[\w.#]+, )?\s*"([\w-]+)"/g)].map(
			([, name]) => name,
		),
	),
);

test.each([...events])("who reads %s in the log finds it in the guide", (event) => {
	const part = read("docs/operations.md")
		.split(/^## /m)
		.find((each) => each.startsWith("Watching"));
	expect(part).toMatch(new RegExp(`^\\|[^|]*\`${event}\`[^|]*\\|`, "m"));
});

test("who copies the renewal of a certificate out of the guide has certificate and key where the service reads them", () => {
	const [, script = ""] = /```sh\n(#!\/bin\/sh\n.*?)```/s.exec(read("docs/operations.md")) ?? [];
	const folder = mkdtempSync(join(tmpdir(), "renewal-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const renewed = join(folder, "etc/letsencrypt/live/www.example.com");
	mkdirSync(renewed, { recursive: true });
	for (const name of ["fullchain.pem", "privkey.pem"]) writeFileSync(join(renewed, name), "");
	// No such user and no such service is here.
	const here = script
		.replaceAll("/etc/", `${folder}/etc/`)
		.replaceAll("-o southlight ", "")
		.replace(/^systemctl .*$/m, "");
	// The shell of `/bin/sh` may know less than the one at a terminal: Debian's does not expand braces.
	const run = spawnSync("/bin/sh", ["-c", here]);
	expect(run.stderr.toString()).toBe("");
	expect(readdirSync(join(folder, "etc/southlight")).sort()).toEqual(["fullchain.pem", "privkey.pem"]);
});
