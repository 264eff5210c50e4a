import { expect, onTestFinished, test } from "vitest";
import { RunningService } from "#tests/support/running-service.ts";

test("who asks for PostgreSQL is told that it is not there yet, and no lead is kept where nobody looks", async () => {
	const service = new RunningService({ settings: { DATABASE_URL: "postgres://127.0.0.1/leads" } });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(/exit code 1[\s\S]*DATABASE_URL/);
});

test("the program that starts it learns its address from one line, and a person sees it too", async () => {
	const service = new RunningService();
	onTestFinished(() => service.remove());
	await service.start();
	const lines = service.output.split("\n");
	const event = JSON.stringify({ event: "listening", origin: service.origin });
	expect(lines.filter((line) => line === event)).toHaveLength(1);
	expect(lines.some((line) => line !== event && line.includes(service.origin))).toBe(true);
});
