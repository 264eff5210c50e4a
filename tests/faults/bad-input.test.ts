import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();

/** Stands in every bad input, so that its return would be seen. */
const mark = "markedtext";
const values = { firstName: mark, lastName: "B", email: "a@example.nz", message: mark };
const json = "application/json";
const plain = "application/x-www-form-urlencoded";
const twentyMegabytes = `${mark}${"x".repeat(20 * 1024 * 1024)}`;

const badInputs: [about: string, type: string, body: string, status: number][] = [
	["20 MB of JSON", json, `{"values":{"message":"${twentyMegabytes}"}}`, 413],
	["20 MB of a plain form", plain, `message=${twentyMegabytes}`, 413],
	["a little more than 64 kB", json, `{"values":{"message":"${mark.repeat(6554)}"}}`, 413],
	["JSON that breaks off", json, `{"values":{"message":"${mark}`, 400],
	["no JSON at all", json, "", 400],
	["a list", json, `["${mark}"]`, 400],
	["null", json, "null", 400],
	["a text", json, `"${mark}"`, 400],
	["JSON without values", json, "{}", 400],
	["values that are a list", json, `{"values":["${mark}"]}`, 400],
	["an unknown key next to the values", json, JSON.stringify({ values, [mark]: 1 }), 400],
	["an unknown key among the values", json, JSON.stringify({ values: { ...values, [mark]: 1 } }), 422],
	["__proto__ next to the values", json, `{"__proto__":{"admin":"${mark}"},"values":{}}`, 400],
	["__proto__ among the values", json, `{"values":{"__proto__":{"admin":"${mark}"}}}`, 400],
	["constructor.prototype", json, `{"values":{},"constructor":{"prototype":{"admin":"${mark}"}}}`, 400],
	["a key that is a number", json, JSON.stringify({ values, key: 7 }), 400],
	["a key of 10,000 characters", json, JSON.stringify({ values, key: mark.repeat(1000) }), 400],
	["a page that is an object", json, JSON.stringify({ values, page: { [mark]: 1 } }), 400],
	[
		"numbers for every field",
		json,
		JSON.stringify({ values: { firstName: 1, lastName: 2, email: 3, message: 4 } }),
		422,
	],
	["very deep nesting", json, `{"values":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, 400],
	["__proto__ in a plain form", plain, `__proto__=${mark}&__proto__[admin]=1`, 422],
	["half a percent sign", plain, "message=%E0%A4%A&firstName=%", 422],
	["five thousand fields", plain, Array.from({ length: 5000 }, (_, index) => `f${index}=`).join("&"), 422],
	["a kind of body that no form has", "text/plain", mark, 415],
	["a file upload", "multipart/form-data; boundary=x", `--x\r\n${mark}\r\n--x--`, 415],
	["XML", "application/xml", `<a>${mark}</a>`, 415],
	["bytes that are no UTF-8", json, "\u00ff\u00fe", 400],
];

/** The service still takes a form, has kept nothing of the bad input, and has nothing to complain about. */
async function expectNoHarm(): Promise<void> {
	const answer = await postJson(service, "/forms/contact", {
		values: messageSaying(`All is well ${randomUUID()}`),
	});
	expect(answer.status).toBe(201);
	expect(JSON.stringify(await service.leads())).not.toContain(mark);
	expect(service.isRunning).toBe(true);
	expect(service.output).not.toContain(mark);
	expect(service.output).not.toContain('"level":50');
}

describe("who sends", () => {
	test.each(badInputs)("%s hears so in words, and it does no harm", async (_, type, body, status) => {
		const answer = await fetch(`${service.origin}/forms/contact`, {
			method: "POST",
			headers: { "Content-Type": type },
			body: Buffer.from(body, type === json ? "latin1" : "utf8"),
		});
		expect(answer.status).toBe(status);
		const text = await answer.text();
		expect(text.length).toBeGreaterThan(20);
		expect(text).not.toMatch(/node_modules|\.ts:|FST_|SQLITE/);
		await expectNoHarm();
	});

	const answeredAsJson = badInputs.filter(([, type]) => type === json);
	test.each(answeredAsJson)("%s by script gets nothing of it back", async (_, type, body) => {
		const answer = await fetch(`${service.origin}/forms/contact`, {
			method: "POST",
			headers: { "Content-Type": type },
			body: Buffer.from(body, "latin1"),
		});
		expect(await answer.text()).not.toContain(mark);
	});
});

test("who sends 20 MB and listens only afterwards still hears that it is too much", async () => {
	const socket = connect(service.port, "127.0.0.1");
	socket.pause();
	const type = "Host: a\r\nContent-Type: application/json";
	socket.write(
		`POST /forms/contact HTTP/1.1\r\n${type}\r\nContent-Length: ${twentyMegabytes.length}\r\n\r\n`,
	);
	await new Promise((resolve) => socket.write(twentyMegabytes, resolve));
	socket.resume();
	const [answer] = await once(socket, "data");
	socket.destroy();
	expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
	await expectNoHarm();
});
