import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { nextToProcess } from "#tools/dev/next-to-process.ts";

test("npm run dev leaves no service behind when its pages can't start", async () => {
	const service = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
	const ended = once(service, "exit");
	const pages = nextToProcess(service, () => Promise.reject(new Error("a fault in the settings")));
	await expect(pages).rejects.toThrow("a fault in the settings");
	expect(await ended).toEqual([null, "SIGTERM"]);
});
