import { expect, onTestFinished, test } from "vitest";
import { RunningService } from "#tests/support/running-service.ts";

test.each([
	["the address of a server that is not there", "postgres://mere:hush-hush@127.0.0.1:1/leads"],
	["another kind of address", "mysql://mere:hush-hush@127.0.0.1/leads"],
])("who sets %s is told so without the password, and no lead is stored elsewhere", async (_, address) => {
	const service = new RunningService({ settings: { DATABASE_URL: address } });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(
		/exit code 1(?![\s\S]*hush)[\s\S]*DATABASE_URL(?![\s\S]*\n +at )/,
	);
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
