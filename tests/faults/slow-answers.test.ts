import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "#server/http/http-server.ts";
import { readSettings } from "#server/settings.ts";
import { makeCertificate } from "#tools/bench/certificate.ts";

/** Milliseconds: more than an erasure at the desk takes when the files are not written again in time. */
const slowAnswer = 12_000;

test("an answer that takes its time arrives over HTTP/2, although the connection is silent until then", async () => {
	const folder = mkdtempSync(join(tmpdir(), "southlight-slow-answer-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const server = createHttpServer(readSettings(await makeCertificate(folder)), (_, response) => {
		setTimeout(() => response.end("Done"), slowAnswer);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => void server.close());
	const { port } = Object(server.address());
	const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
	onTestFinished(() => session.destroy());
	expect(await text(session.request({ ":path": "/" }))).toBe("Done");
});
