import { expect, test } from "vitest";
import { day, hour } from "#domain/durations.ts";
import { minReplies, replyTimesPath } from "#domain/leads/reply-promise.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { store, submission } from "#tests/support/database-for-tests.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";

/** Leads of yesterday, each answered after three hours. */
async function answer(service: RunningService, count: number): Promise<void> {
	const database = await openDatabase(service.databaseUrl);
	const arrived = new Date(Date.now() - day);
	for (let index = 0; index < count; index++) await store(database, submission(`${index}`), arrived);
	const first_reply_at = new Date(arrived.getTime() + 3 * hour).toISOString();
	await database.kysely.updateTable("leads").set({ first_reply_at, state: "replied" }).execute();
	await database.close();
}

test("a visitor reads how fast people replied once there are enough replies, and the promise before", async () => {
	const service = await startedService();
	const read = async () => {
		const answer = await fetch(service.origin + replyTimesPath);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
		expect(answer.headers.get("content-security-policy")).toContain("default-src");
		return answer.text();
	};
	const before = await read();
	expect(before.replace(/<template.*?<\/template>/gs, "")).not.toContain("{{");
	await service.stop();
	await answer(service, minReplies);
	await service.start();
	const after = await read();
	expect(after).not.toContain("{{");
	expect(after).toContain("<dd>3 hours</dd>");
	expect(after).toContain("<dd>100%</dd>");
});

test("who posts to the page is told that it can only be read", async () => {
	const service = await startedService();
	const answer = await fetch(service.origin + replyTimesPath, { method: "POST" });
	expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("the page is found in capitals and with a slash at its end", async () => {
	const service = await startedService();
	for (const path of [`${replyTimesPath}/`, replyTimesPath.toUpperCase()]) {
		const { url, status } = await fetch(`${service.origin}${path}?from=paper`);
		expect([url, status]).toEqual([`${service.origin}${replyTimesPath}?from=paper`, 200]);
	}
});
