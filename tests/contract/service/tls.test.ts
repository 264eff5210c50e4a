import { once } from "node:events";
import { connect as connectHttp2, constants } from "node:http2";
import { request } from "node:https";
import { type AddressInfo, connect, createServer } from "node:net";
import { connect as connectTls } from "node:tls";
import { expect, test } from "vitest";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { builtFile } from "#tests/support/site-description.ts";

const service = serviceForTests({ isByTls: true });

/** It binds no other host of the company's, which may not have TLS. */
const twoYearsOfThisHost = "max-age=63072000";

/** Browsers name the host; the certificate of the test names this one. */
const trust = () => ({
	ca: service.certificate,
	servername: "localhost",
	checkServerIdentity: () => undefined,
});

interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: string;
}

/** @param body null for one that never ends */
function askHttp2(
	headers: Record<string, string>,
	body: string | null = "",
	origin = service.origin,
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const session = connectHttp2(origin, trust());
		session.on("error", reject);
		const stream = session.request(headers, { endStream: body === "" });
		let answer: Omit<Answer, "body"> | undefined;
		let text = "";
		stream.on("response", ({ ":status": status = 0, ...rest }) => {
			answer = { status, headers: rest };
		});
		stream.on("data", (chunk) => {
			text += chunk;
		});
		stream.on("end", () => {
			session.close();
			if (answer !== undefined) resolve({ ...answer, body: text });
		});
		if (body === null) stream.write("{");
		else if (body !== "") stream.end(body);
	});
}

test("over TLS a browser gets pages by HTTP/2, and is told to come back by TLS only", async () => {
	const { status, headers, body } = await askHttp2({ ":path": "/company/" });
	expect(status).toBe(200);
	expect(body).toContain('<main id="content"');
	expect(headers["strict-transport-security"]).toBe(twoYearsOfThisHost);
	expect(headers["content-security-policy"]).toBe(builtFile("/company").policy);
});

/** Lengths of the TLS records in which the service answers a browser, each with its header. */
async function recordsOf(path: string): Promise<readonly number[]> {
	const sent: Buffer[] = [];
	const line = createServer((browser) => {
		const end = connect(service.port, "127.0.0.1").on("data", (bytes) => sent.push(bytes));
		for (const socket of [browser, end]) socket.on("error", () => undefined);
		browser.pipe(end).pipe(browser);
	}).listen(0, "127.0.0.1");
	await once(line, "listening");
	await askHttp2({ ":path": path }, "", `https://127.0.0.1:${(line.address() as AddressInfo).port}`);
	line.close();
	const bytes = Buffer.concat(sent);
	const lengths: number[] = [];
	for (let at = 0; at < bytes.length; at += lengths.at(-1) ?? 0) lengths.push(bytes.readUInt16BE(at + 3) + 5);
	return lengths;
}

test("a browser can read each packet of a page as it comes, and not only the whole page", async () => {
	const lengths = await recordsOf("/company");
	// The handshake comes first. A packet of IPv6 has room for 1,440 bytes.
	expect(Math.max(...lengths.slice(-10))).toBeLessThanOrEqual(1440);
});

test("over HTTP/2 an unchanged page is not sent again, and HEAD has no body", async () => {
	expect(await askHttp2({ ":path": "/", "if-none-match": "*" })).toMatchObject({ status: 304, body: "" });
	expect(await askHttp2({ ":path": "/", ":method": "HEAD" })).toMatchObject({ status: 200, body: "" });
});

test("over HTTP/2 a form becomes a lead, and one from another site does not", async () => {
	const post = { ":path": "/forms/contact", ":method": "POST", "content-type": "application/json" };
	const values = { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz", message: "By HTTP/2" };
	const own = await askHttp2(
		{ ...post, origin: `https://localhost:${service.port}` },
		JSON.stringify({ values }),
	);
	expect(own.status).toBe(201);
	const foreign = await askHttp2(
		{ ...post, origin: "https://elsewhere.example" },
		JSON.stringify({ values }),
	);
	expect(foreign.status).toBe(403);
});

test("over HTTP/2 a post that never ends is given up in plain words", async () => {
	const post = { ":path": "/forms/contact", ":method": "POST", "content-type": "application/json" };
	const { status, headers, body } = await askHttp2(post, null);
	expect([status, headers["content-type"]]).toEqual([408, expect.stringContaining("application/json")]);
	expect(JSON.parse(body)).toEqual({ code: "too-slow", message: expect.stringMatching(/\S/) });
});

test("over HTTP/2 no post is under way for long, whatever its address, and no more than eight of one connection", async () => {
	const session = connectHttp2(`https://localhost:${service.port}`, trust());
	/** A byte now and then, so that it is never silent. Resolves to how the service ends it. */
	const drip = async (path: string) => {
		const stream = session.request({ ":path": path, ":method": "POST", "content-type": "application/json" });
		const dripping = setInterval(() => stream.write(" "), 1000);
		const ended = Promise.withResolvers<void>();
		stream
			.on("error", () => {})
			.on("close", ended.resolve)
			.resume();
		await ended.promise;
		clearInterval(dripping);
		return stream.rstCode;
	};
	const paths = ["/forms/contact", "/desk/api/sign-in/code", "/company", "/nothing"];
	const underWay = [...paths, ...paths].map(drip);
	expect(await drip("/forms/contact")).toBe(constants.NGHTTP2_REFUSED_STREAM);
	await Promise.all(underWay);
	session.destroy();
});

test("who connects and never finishes the handshake is cut off, and others are served meanwhile", async () => {
	const silent = connect(service.port, "127.0.0.1");
	const beginning = connect(service.port, "127.0.0.1");
	// The head of a first message whose rest never comes.
	beginning.write(Buffer.from("16030102000100", "hex"));
	const cutOff = Promise.all([silent, beginning].map((socket) => once(socket.resume(), "close")));
	expect((await askHttp2({ ":path": "/company" })).status).toBe(200);
	await cutOff;
	expect((await askHttp2({ ":path": "/company" })).status).toBe(200);
});

test("a suite that pads its blocks (CBC) is not spoken, and one that does not is", async () => {
	const speak = (ciphers: string) =>
		new Promise<string>((resolve) => {
			const options = { host: "127.0.0.1", port: service.port, maxVersion: "TLSv1.2" as const, ciphers };
			const socket = connectTls({ ...options, ...trust() }, () => {
				resolve(socket.getCipher().name);
				socket.destroy();
			});
			socket.on("error", () => resolve("none"));
		});
	expect(await speak("ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES256-SHA384")).toBe("none");
	expect(await speak("ECDHE-ECDSA-AES128-GCM-SHA256")).toBe("ECDHE-ECDSA-AES128-GCM-SHA256");
});

test("an older program gets the same pages by HTTP/1.1", async () => {
	const answer = await new Promise<{ status: number | undefined; hsts: unknown }>((resolve, reject) => {
		const options = {
			host: "127.0.0.1",
			port: service.port,
			path: "/",
			agent: false as const,
			...trust(),
		};
		request(options, (got) => {
			resolve({ status: got.statusCode, hsts: got.headers["strict-transport-security"] });
			got.resume();
		})
			.on("error", reject)
			.end();
	});
	expect(answer).toEqual({ status: 200, hsts: twoYearsOfThisHost });
});
