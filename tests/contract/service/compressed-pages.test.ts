import { describe, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { leadsSaying, newKey, saying } from "./contact-leads.ts";
import { postJson, postPlain, serviceForTests } from "./running-service.ts";

const service = serviceForTests();

const faulty = (message: string) => ({ ...saying(message), email: "no address" });
const accepting = (encodings: string) => ({ "Accept-Encoding": encodings });
const post = (values: object, encodings: string) =>
	postPlain(service.origin, "/forms/contact", { ...values }, accepting(encodings));

/** The address of the page that confirms a message, or of an assessment's report. */
async function addressAfter(path: string, values: object): Promise<string> {
	const answer = await postPlain(service.origin, path, { ...values });
	return String(answer.headers.get("Location"));
}

/** Pages that the service renders itself, each with words that stand on it. */
const pages: [about: string, ask: (encodings: string) => Promise<Response>, text: string][] = [
	["a faulty form", (encodings) => post(faulty("kept words"), encodings), "kept words"],
	[
		"a receipt",
		async (encodings) => {
			const address = await addressAfter("/forms/contact", saying("for a receipt"));
			return fetch(service.origin + address, { headers: accepting(encodings) });
		},
		"<title>Received</title>",
	],
	[
		"a report",
		async (encodings) => {
			const person = { companyName: "K", firstName: "A", lastName: "B", email: "a@example.nz" };
			const address = await addressAfter("/forms/assessment", person);
			return fetch(service.origin + address, { headers: accepting(encodings) });
		},
		"<title>Report</title>",
	],
	[
		"a failure",
		(encodings) => fetch(`${service.origin}/forms/received/none`, { headers: accepting(encodings) }),
		"hello@southlight.example",
	],
	[
		"that there is no such form",
		(encodings) => postPlain(service.origin, "/forms/none", {}, accepting(encodings)),
		"<title>nothing-here</title>",
	],
];

describe("who is shown", () => {
	test.each(pages)("%s gets it compressed, as their browser takes it", async (_about, askFor, text) => {
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
			expect(await answer.text()).toContain(text);
		}
	});

	test("a long form again waits for a part of its bytes", async () => {
		const values = faulty("We count our stock on Fridays. ".repeat(150));
		const [plain, packed] = [await post(values, "identity"), await post(values, "br")];
		const sizes = [plain, packed].map(({ headers }) => Number(headers.get("Content-Length")));
		expect(sizes[0]).toBeGreaterThan(4500);
		expect(sizes[1]).toBeLessThan(600);
		expect(await packed.text()).toBe(await plain.text());
	});
});

test("HEAD tells the size that GET sends", async () => {
	const address = await addressAfter("/forms/contact", saying("for its size"));
	const headers = accepting("br");
	const get = await ask(service, address, { headers });
	const head = await ask(service, address, { headers, method: "HEAD" });
	expect(head.body).toHaveLength(0);
	expect(head.headers["content-length"]).toBe(String(get.body.length));
	expect(head.headers["content-encoding"]).toBe("br");
});

test("answers to scripts are sent as they are", async () => {
	const headers = accepting("br");
	const answers = [
		await fetch(`${service.origin}/forms/key`, { headers }),
		await postJson(service.origin, "/forms/contact", { values: faulty("by script") }, headers),
	];
	for (const answer of answers) {
		expect(answer.headers.get("Content-Encoding")).toBeNull();
		expect(answer.headers.get("Vary")).toBeNull();
	}
});

test("no page that repeats what was typed holds the form's signed id, which its size would give away", async () => {
	const key = await newKey(service);
	const page = await (await post({ ...faulty("with a key"), key }, "br")).text();
	expect(page).toContain("with a key");
	for (const part of key.split(".")) expect(page).not.toContain(part);
	expect(leadsSaying(service, "with a key")).toEqual([]);
});
