import { expect, onTestFinished, test } from "vitest";
import { day } from "#domain/durations.ts";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { RunningService } from "#tests/support/running-service.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const days = (count: number) => new Date(Date.now() + count * day);

/** Another service on the same database, so many days later. */
async function laterService(count: number): Promise<RunningService> {
	const later = new RunningService({ databaseUrl: service.databaseUrl, startsAt: days(count) });
	onTestFinished(() => later.remove());
	return later.start();
}

test("a lead is announced in the log a month before its time ends, without a name, and erased by the service then", async () => {
	const sent = await postPlain(service, "/forms/contact", messageSaying("long ago"));
	const receipt = sent.headers.get("Location");

	const announcing = await laterService(720);
	await expect.poll(() => announcing.output).toContain('"event":"retention","announced":1');
	expect(announcing.output).not.toMatch(/SL-|mere/i);
	expect((await fetch(announcing.origin + receipt)).status).toBe(200);
	expect(await service.leads()).toHaveLength(1);

	const erasing = await laterService(755);
	await expect.poll(() => erasing.output).toContain('"event":"retention","erased":1');
	expect((await fetch(erasing.origin + receipt)).status).toBe(404);
	expect(await service.leads()).toEqual([]);
});
