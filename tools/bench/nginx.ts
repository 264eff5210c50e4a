import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pagesFolder, readBuiltSite } from "#tools/bench/built-site.ts";
import { freePort } from "#tools/service/free-port.ts";

/**
 * Starts nginx on the home page as the service sends it: the same headers and the same bytes. Debian's nginx knows
 * precompressed files as gzip only, so the page's brotli bytes stand where it looks for gzip ones.
 */
export async function startNginx(folder: string): Promise<{ origin: string; end: () => Promise<void> }> {
	const root = join(folder, "nginx");
	mkdirSync(root, { recursive: true });
	copyFileSync(join(pagesFolder, "index.html"), join(root, "index.html"));
	copyFileSync(join(pagesFolder, "index.html.br"), join(root, "index.html.gz"));
	const port = await freePort();
	const configuration = join(folder, "nginx.conf");
	writeFileSync(configuration, configurationOf(root, port));
	const child = spawn("nginx", ["-p", folder, "-c", configuration, "-e", "stderr"], { stdio: "ignore" });
	const origin = `http://127.0.0.1:${port}`;
	await whenItAnswers(origin, child);
	return {
		origin,
		end: async () => {
			const exited = once(child, "exit");
			child.kill("SIGTERM");
			await exited;
		},
	};
}

/** One worker, as the service is one process; no log, and open files kept, as a tuned server has it. */
function configurationOf(root: string, port: number): string {
	const { headers, files } = readBuiltSite();
	const page = files["/"];
	const sent = {
		...headers,
		"Content-Security-Policy": page?.policy ?? "",
		"Cache-Control": "no-cache",
		...page?.headers,
	};
	const lines = Object.entries(sent).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	return `daemon off;
worker_processes 1;
pid nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
	types { text/html html; }
	charset utf-8;
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 1000000;
	open_file_cache max=100 inactive=60s;
	gzip_static on;
	gzip_vary on;
	${temporary.map((name) => `${name}_temp_path ${name};`).join("\n\t")}
	server {
		listen 127.0.0.1:${port};
		root ${JSON.stringify(root)};
		${lines.join("\n\t\t")}
	}
}
`;
}

async function whenItAnswers(origin: string, child: ChildProcess): Promise<void> {
	while (child.exitCode === null) {
		const response = await fetch(origin).catch(() => null);
		if (response?.ok === true) return;
		await wait(50);
	}
	throw new Error("nginx did not start");
}
