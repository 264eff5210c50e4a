import { beforeAll, describe, expect, test } from "vitest";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { type DeskVisitor, deskCommand, personAtDesk } from "#tests/support/desk-visitor.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

describe("a long list", () => {
	const service = serviceForTests();
	let reader: DeskVisitor;
	beforeAll(async () => {
		reader = await personAtDesk(service, "Reader");
		for (let index = 0; index < 120; index++) await leadSaying(service, `Message ${index}`);
		await deskCommand(service, "demo");
	});

	test("comes in pages with each lead once, the late ones first", async () => {
		const seen: { id: string; dueAt: string | null }[] = [];
		let cursor: string | null = "";
		while (cursor !== null) {
			const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(cursor);
			seen.push(...page.leads);
			cursor = page.next;
		}
		expect(new Set(seen.map(({ id }) => id)).size).toBe(150);
		const due = seen.map(({ dueAt }) => dueAt ?? "9");
		expect(due).toEqual(due.toSorted());
	});

	const pageFrom = (cursor: string) =>
		reader.get(inboxRoutes.list, { view: "open", ...(cursor === "" ? {} : { cursor }) });

	test("has its counts", async () => {
		expect(await reader.get(inboxRoutes.counts)).toEqual({
			...{ mine: 0, unassigned: 150, open: 150, snoozed: 0, closed: 0, spam: 0 },
		});
	});

	test("is refused with a place that is none", async () => {
		const { status, body } = await reader.ask(inboxRoutes.list, { view: "open", cursor: "x" });
		expect([status, body]).toEqual([422, { code: "wrong-input", fields: ["cursor"] }]);
	});

	test("has samples that came from pages of the site", async () => {
		const { page: pages } = await reader.get(inboxRoutes.choices);
		expect(pages.length).toBeGreaterThan(1);
		for (const page of pages) expect(await fetch(service.origin + page)).toMatchObject({ status: 200 });
	});

	test("loses its samples, and nothing else, when they are removed", async () => {
		const marked = (await reader.get(inboxRoutes.list, { view: "all", search: "samp" })).leads;
		expect(marked).toHaveLength(30);
		expect(marked.every(({ isSample, reference }) => isSample && reference.startsWith("SL-SAMP-"))).toBe(
			true,
		);
		await deskCommand(service, "demo", "--remove");
		expect((await reader.get(inboxRoutes.counts)).open).toBe(120);
		await deskCommand(service, "demo");
	});
});
