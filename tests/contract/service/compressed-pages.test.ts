import { describe, expect, test } from "vitest";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import { requestAsIs } from "#tests/support/raw-request.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();

const faulty = (message: string) => ({ ...messageSaying(message), email: "no address" });
const accepting = (encodings: string) => ({ "Accept-Encoding": encodings });
const post = (values: object, encodings: string) =>
	postPlain(service, "/forms/contact", { ...values }, accepting(encodings));

/** The address of the page that confirms a message, or of an assessment's report. */
async function addressAfter(path: string, values: object): Promise<string> {
	const answer = await postPlain(service, path, { ...values });
	return String(answer.headers.get("Location"));
}

const assessed = { companyName: "K", firstName: "A", lastName: "B", email: "a@example.nz" };

/** Pages that the service renders itself. */
const pages: [about: string, askFor: (encodings: string) => Promise<Response>][] = [
	["a faulty form", (encodings) => post(faulty("typed words"), encodings)],
	[
		"a receipt",
		async (encodings) => {
			const address = await addressAfter("/forms/contact", messageSaying("for a receipt"));
			return fetch(service.origin + address, { headers: accepting(encodings) });
		},
	],
	[
		"a report",
		async (encodings) => {
			const address = await addressAfter("/forms/assessment", assessed);
			return fetch(service.origin + address, { headers: accepting(encodings) });
		},
	],
	[
		"a failure",
		(encodings) => fetch(`${service.origin}/forms/received/none`, { headers: accepting(encodings) }),
	],
	[
		"that an address is not well formed",
		(encodings) => fetch(`${service.origin}/%E0%A4%A`, { headers: accepting(encodings) }),
	],
	["that there is no such form", (encodings) => postPlain(service, "/forms/none", {}, accepting(encodings))],
];

describe("who is shown", () => {
	test.each(pages)("%s gets it compressed, as their browser takes it", async (_about, askFor) => {
		const plain = await (await askFor("identity")).text();
		expect(plain).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
		for (const [accepted, sent] of [
			["gzip, deflate, br, zstd", "br"],
			["gzip, br;q=0", "gzip"],
			["identity", null],
		] as const) {
			const answer = await askFor(accepted);
			expect(answer.headers.get("Content-Encoding")).toBe(sent);
			expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
			expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
			// Decoded as a browser would.
			expect(await answer.text()).toBe(plain);
		}
	});

	test("a long form again waits for a part of its bytes", async () => {
		const values = faulty("We count our stock on Fridays. ".repeat(150));
		const [plain, packed] = [await post(values, "identity"), await post(values, "br")];
		const [all = 0, sent = 0] = [plain, packed].map(({ headers }) => Number(headers.get("Content-Length")));
		expect(sent).toBeGreaterThan(0);
		expect(sent).toBeLessThan(all / 3);
		expect(await packed.text()).toBe(await plain.text());
	});
});

test("HEAD tells the size that GET sends", async () => {
	const address = await addressAfter("/forms/contact", messageSaying("for its size"));
	const headers = accepting("br");
	const get = await requestAsIs(service, address, { headers });
	const head = await requestAsIs(service, address, { headers, method: "HEAD" });
	expect(head.body).toHaveLength(0);
	expect(head.headers["content-length"]).toBe(String(get.body.length));
	expect(head.headers["content-encoding"]).toBe("br");
});

test("answers to scripts are sent as they are", async () => {
	const headers = accepting("br");
	const answers = [
		await fetch(`${service.origin}/forms/key`, { headers }),
		await postJson(service, "/forms/contact", { values: faulty("by script") }, headers),
	];
	for (const answer of answers) {
		expect(answer.headers.get("Content-Encoding")).toBeNull();
		expect(answer.headers.get("Vary")).toBeNull();
	}
});

test("no page that repeats what was typed holds the form's signed id, which its size would give away", async () => {
	const key = await newFormKey(service);
	const page = await (await post({ ...faulty("with a key"), key }, "br")).text();
	expect(page).toContain("with a key");
	for (const part of key.split(".")) expect(page).not.toContain(part);
	expect(await service.leadsWith("with a key")).toEqual([]);
});
