import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { startService, temporaryFolder } from "./running-service.ts";

test("who asks for PostgreSQL is told that it is not there yet, and no lead is kept where nobody looks", async () => {
	const folder = temporaryFolder();
	const starting = startService(folder, { DATABASE_URL: "postgres://127.0.0.1/leads" });
	await expect(starting).rejects.toThrow(/exit code 1[\s\S]*DATABASE_URL asks for PostgreSQL, which is not/);
	rmSync(folder, { recursive: true });
});
