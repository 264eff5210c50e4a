import { defineConfig } from "vitest/config";
import { deskShell } from "#tools/build/desk/desk-shell.ts";

// No test asserts how long a thing takes; a busy machine may take its own time.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
// Each run takes the tests of a file in another order, so that none can come to rest on the one before it.
const everyOrder = { sequence: { shuffle: { tests: true } } };
// Half of the time of the unit tests went into loading the same modules for each file, and a tenth of that of others.
const sharedModules = { isolate: false };
// A test that asserts nothing cannot fail.
const demanding = { expect: { requireAssertions: true, poll: { timeout: 15_000 } } };

export default defineConfig({
	test: {
		projects: [
			{
				// The desk's copy, as its bundle has it.
				plugins: [deskShell],
				test: {
					name: "unit",
					...sharedModules,
					include: ["{design,documents,domain,content,site,server,desk,tools,art}/**/*.test.{ts,tsx}"],
					exclude: ["server/database/postgres/**"],
					...timeouts,
					...everyOrder,
					...demanding,
				},
			},
			{
				test: {
					name: "postgres",
					// What reads or writes a database, once more on a real PostgreSQL. The few of the server that need none take
					// seconds; a list without them would forget the next one that does.
					include: [
						"server/**/*.test.ts",
						"tests/contract/desk/**/*.test.ts",
						"tests/contract/service/{due-leads,leads-subcommands,limits,long-export,submissions}.test.ts",
						"tests/faults/{broken-database,lost-leads,mailbox,personal-data-in-logs,refused-replies,unread-mails}.test.ts",
						"tests/faults/postgres/**/*.test.ts",
					],
					exclude: ["server/database/sqlite/**"],
					env: { TEST_DATABASE: "postgres" },
					...sharedModules,
					globalSetup: "tests/support/postgres-for-tests.ts",
					...timeouts,
					...everyOrder,
					...demanding,
				},
			},
			{
				test: {
					name: "contract",
					...sharedModules,
					include: ["tests/contract/**/*.test.ts"],
					...timeouts,
					...everyOrder,
					...demanding,
				},
			},
			{
				test: {
					name: "output",
					...sharedModules,
					include: ["tests/{acceptance,output}/**/*.test.ts"],
					...timeouts,
					...everyOrder,
					...demanding,
				},
			},
			{
				test: {
					name: "browsers",
					include: ["tests/browsers/**/*.test.ts"],
					// A browser at a time.
					fileParallelism: false,
					// A browser that hangs on a busy machine must not stop a release.
					retry: 1,
					...timeouts,
					...everyOrder,
					...demanding,
				},
			},
			{
				test: {
					name: "faults",
					include: ["tests/faults/**/*.test.ts"],
					exclude: ["tests/faults/postgres/**"],
					...timeouts,
					...everyOrder,
					...demanding,
				},
			},
		],
	},
});
