import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { attemptTimeout, sendMail } from "#server/mail/send-mail.ts";
import { readSettings } from "#server/settings.ts";
import { type MailServerForTests, mailServer, mailSettings } from "#tests/support/mail-server.ts";

const message = {
	envelope: { from: "post@southlight.example", to: ["mere@example.co.nz"] },
	messageId: "<1@southlight.example>",
	message: "Message-ID: <1@southlight.example>\r\nSubject: A\r\n\r\n.\r\nA line with a dot\r\n",
};
const ready = async () => undefined;
const never = new AbortController().signal;

/** The server as the settings describe it. */
function settingsOf(server: MailServerForTests) {
	const { mail } = readSettings(mailSettings(server));
	if (mail === null) throw new Error("The settings name no mail server");
	return mail.server;
}

describe("a mail server that stalls", () => {
	test.each([
		["the try has lasted too long", false, 200],
		["the service stops", true, attemptTimeout],
	])(
		"before it takes the message costs a try once %s, and nothing arrives",
		async (_, isStopped, longest) => {
			const server = await mailServer();
			const stalled = Promise.withResolvers<void>();
			const stop = new AbortController();
			const handOver = () => {
				if (isStopped) stop.abort();
				return stalled.promise;
			};
			const outcome = await sendMail(settingsOf(server), message, handOver, stop.signal, longest);
			stalled.resolve();
			expect(outcome).toMatchObject({ kind: "refused-for-now" });
			await server.stop();
			expect(server.received).toEqual([]);
		},
	);

	test("after it has the message leaves it undecided", async () => {
		const server = await mailServer();
		server.react("wait");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
		onTestFinished(() => void vi.useRealTimers());
		const outcome = sendMail(settingsOf(server), message, ready, never);
		await server.mails(1);
		vi.advanceTimersByTime(attemptTimeout);
		expect(await outcome).toMatchObject({ kind: "undecided" });
		expect(server.received).toHaveLength(1);
	});

	test("is left alone at once when the service stops", async () => {
		const server = await mailServer({ isSilent: true });
		const stop = new AbortController();
		const outcome = sendMail(settingsOf(server), message, ready, stop.signal);
		await server.connected(1);
		stop.abort();
		// Not by the patience with its greeting, which would hold up the stop.
		expect(await outcome).toEqual({ kind: "refused-for-now", text: expect.stringMatching(/closed/) });
	});
});

test("a stop at the moment of the hand-over leaves the mail to wait, and nothing arrives", async () => {
	const server = await mailServer();
	const stop = new AbortController();
	const outcome = await sendMail(settingsOf(server), message, async () => stop.abort(), stop.signal);
	expect(outcome).toMatchObject({ kind: "refused-for-now" });
	expect(server.received).toEqual([]);
});

describe("a mail server elsewhere", () => {
	test("gets nothing without TLS, not even the name of a recipient", async () => {
		const server = await mailServer();
		const elsewhere = { ...settingsOf(server), isLoopback: false };
		expect(await sendMail(elsewhere, message, ready, never)).toMatchObject({ kind: "refused-for-now" });
		expect(server.recipients).toEqual([]);
	});

	test.each([
		["offers a certificate of its own making", { hasTls: true }],
		["begins with one", { isSecure: true }],
	])("that %s gets nothing either", async (_, options) => {
		const server = await mailServer(options);
		const elsewhere = { ...settingsOf(server), isLoopback: false };
		const outcome = await sendMail(elsewhere, message, ready, never);
		expect(outcome).toMatchObject({ kind: "refused-for-now", text: expect.stringMatching(/certificate/) });
		expect(server.recipients).toEqual([]);
	});
});

test("a server on this machine that begins with a certificate of its own making is sent to", async () => {
	const server = await mailServer({ isSecure: true });
	expect(await sendMail(settingsOf(server), message, ready, never)).toMatchObject({ kind: "sent" });
});

test("a server that wants a password for what it takes is asked again later, because a person can set one", async () => {
	const server = await mailServer({ needsLogin: true });
	expect(await sendMail(settingsOf(server), message, ready, never)).toMatchObject({
		kind: "refused-for-now",
	});
	const login = { user: "post", pass: "right" };
	const outcome = await sendMail({ ...settingsOf(server), login }, message, ready, never);
	expect(outcome).toMatchObject({ kind: "sent" });
	const wrong = await sendMail(
		{ ...settingsOf(server), login: { ...login, pass: "no" } },
		message,
		ready,
		never,
	);
	expect(wrong).toMatchObject({ kind: "refused-for-now", text: expect.stringMatching(/^(?!.*right)/) });
});

test("a server that takes a mail for some of the team says for whom it did not, and who is still to get it", async () => {
	const server = await mailServer();
	server.react({ recipient: 550 });
	const two = { ...message, envelope: { ...message.envelope, to: ["gone@example.com", "here@example.com"] } };
	const outcome = await sendMail(settingsOf(server), two, ready, never);
	expect(outcome).toEqual({
		...{ kind: "refused-for-now", text: expect.stringMatching(/gone@example\.com.*550/) },
		rest: { from: "post@southlight.example", to: ["gone@example.com"] },
	});
	expect(server.received.map(({ to }) => to)).toEqual([["here@example.com"]]);
});

test("a message arrives byte for byte, lines with a single dot too", async () => {
	const server = await mailServer();
	await sendMail(settingsOf(server), message, ready, never);
	expect(server.received.map(({ bytes }) => bytes)).toEqual([message.message]);
});

describe("a mail server whose answers have characters that PostgreSQL or a terminal does not take", () => {
	const hidden = "Away\u0000\u001b[31m \u202etoday";

	/** What comes of a mail, where a server says these lines, one after each that it hears. */
	async function outcomeOf(...lines: readonly string[]) {
		const [greeting, ...answers] = lines;
		const server = createServer((socket) => {
			socket.write(`${greeting}\r\n`);
			socket.on("data", () => socket.write(`${answers.shift() ?? "221 Bye"}\r\n`));
			socket.on("error", () => undefined);
		});
		await once(server.listen(0, "127.0.0.1"), "listening");
		onTestFinished(() => void server.close());
		const url = `smtp://127.0.0.1:${Object(server.address()).port}`;
		const { mail } = readSettings(mailSettings({ url }));
		if (mail === null) throw new Error("The settings name no mail server");
		return sendMail(mail.server, message, ready, never);
	}

	test.each([
		["the greeting", "refused-for-now", [`554 ${hidden}`]],
		["a refusal of the recipient", "refused", ["220 Hi", "250 Hi", "250 Ok", `550 ${hidden}`]],
		[
			"a refusal to take mails from us",
			"refused-for-now",
			["220 Hi", "250 Hi", "250 Ok", `554 5.7.1 Relay access denied ${hidden}`],
		],
		["its answer to the mail", "sent", ["220 Hi", "250 Hi", "250 Ok", "250 Ok", "354 Go", `250 ${hidden}`]],
	])("has them left out of %s", async (_, kind, lines) => {
		const { text, ...outcome } = await outcomeOf(...lines);
		expect(outcome).toEqual({ kind });
		expect(text).toMatch(/Away.*today/);
		expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
	});
});
