import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Row } from "#tools/bench/table.ts";

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, "../..");
const article = "content/articles/getting-six-spreadsheets-ready.md";
const manyArticles = 600;

/** How long the site takes to build, without and with what earlier builds left, after the change of one article, with 600 articles, and to start. */
export async function measureBuilds(folder: string): Promise<Row[]> {
	const copy = join(folder, "copy");
	await copySources(copy);
	const build = () => secondsOf(() => run(process.execPath, ["tools/build/build.ts"], { cwd: copy }));
	const cold = await build();
	const buildAfterChange = () => {
		appendFileSync(join(copy, article), "\nOne more sentence.\n");
		return build();
	};
	const warm = await buildAfterChange();
	// The first start makes what the others find.
	await secondsUntilStarted(copy);
	const start = await secondsUntilStarted(copy);
	writeArticles(copy);
	const larger = await build();
	const large = await buildAfterChange();
	return [
		{ what: "Cold build", measured: `${cold.toFixed(1)} s`, reach: "20 s", limit: "30 s" },
		{
			what: "Warm build after the change of one article",
			measured: `${warm.toFixed(1)} s`,
			reach: "8 s",
			limit: "12 s",
		},
		{ what: "Start of a built site", measured: `${start.toFixed(1)} s`, reach: "1 s", limit: "2 s" },
		{
			what: `The same with ${manyArticles} articles more, over that of today's`,
			measured: `${(large / warm).toFixed(1)} (${large.toFixed(1)} s)`,
			reach: "2",
		},
		{ what: `The build that adds the ${manyArticles} articles`, measured: `${larger.toFixed(1)} s` },
	];
}

async function copySources(copy: string): Promise<void> {
	const { stdout } = await run("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: repository });
	const files = stdout.split("\0").filter((name) => name !== "" && existsSync(join(repository, name)));
	for (const file of files) {
		mkdirSync(dirname(join(copy, file)), { recursive: true });
		cpSync(join(repository, file), join(copy, file));
	}
	symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return (performance.now() - start) / 1000;
}

/** From `npm start` to its first line, which names the address. */
function secondsUntilStarted(copy: string): Promise<number> {
	return secondsOf(async () => {
		const environment = { PATH: process.env["PATH"], PORT: "0", DATABASE_FILE: join(copy, "bench.db") };
		const child = spawn("npm", ["start", "--silent"], {
			cwd: copy,
			env: environment,
			stdio: ["ignore", "pipe", "inherit"],
		});
		const ended = once(child, "exit");
		const started = new Promise<void>((resolve) => {
			child.stdout.on("data", (text) => String(text).includes('"event":"listening"') && resolve());
		});
		await Promise.race([
			started,
			ended.then(([code]) => Promise.reject(new Error(`The built site didn't start: it ended with ${code}`))),
		]);
		child.kill("SIGTERM");
		await ended;
	});
}

/** Copies of one article, each with a title of its own. */
function writeArticles(copy: string): void {
	const text = readFileSync(join(copy, article), "utf8");
	for (let number = 1; number <= manyArticles; number++) {
		const file = join(copy, dirname(article), `copy-${number}.md`);
		writeFileSync(
			file,
			text.replace(/^title: .*$/m, (title) => `${title} ${number}`),
		);
	}
}
