import { expect, onTestFinished, test, vi } from "vitest";
import { mailThread, readMail } from "#server/mailbox/read-mail.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const reading = { thread: mailThread, signal: new AbortController().signal };

function mailOf(text: string, headers: Readonly<Record<string, string>> = {}) {
	const bytes = Buffer.from(rawMail({ headers, text }));
	return { uid: 7, bytes, size: bytes.length, arrivedAt: new Date("2026-03-02T00:00:00Z") };
}

function logged(): () => unknown[] {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	return () => log.mock.calls.map(([line]) => JSON.parse(String(line)));
}

const report = { "Content-Type": "multipart/report; boundary=b" };
const mixed = { "Content-Type": "multipart/mixed; boundary=b" };
const much = (text: string) => text.repeat(1_000_000 / text.length);

test.each([
	["blank lines", mailOf(`Kia ora${much("\r\n")}`)],
	[
		"lines of a report",
		mailOf(`--b\n\nKia ora\n--b\nContent-Type: message/delivery-status\n\n${much("\n ")}`, report),
	],
	["parts", mailOf(`--b\n\nKia ora\n${much("--b\n\n\n")}`, mixed)],
])("an email of a megabyte of %s is read at its beginning, and says that it was cut", async (_, mail) => {
	const lines = logged();
	const { from, subject, text, isCut } = await readMail(mail, reading);
	expect({ from: from?.address, subject, text, isCut }).toEqual({
		...{ from: "mere@example.co.nz", subject: "Re: Orchards" },
		...{ text: expect.stringMatching(/^Kia ora/), isCut: true },
	});
	expect(lines()).toEqual([{ event: "mailbox", cut: 7 }]);
});

test("an email that takes longer than any should is read at its beginning", async () => {
	logged();
	expect(await readMail(mailOf("Kia ora\n".repeat(100_000)), { ...reading, time: 1 })).toMatchObject({
		isCut: true,
	});
});

test("an email of five megabytes with an ordinary file is read whole", async () => {
	const file = `--b\nContent-Type: application/pdf; name=plan.pdf\nContent-Transfer-Encoding: base64\n\n${`${"QUFB".repeat(19)}\n`.repeat(64_000)}`;
	const { text, isCut, attachments } = await readMail(mailOf(`--b\n\nKia ora\n${file}--b--`, mixed), reading);
	expect([text, isCut, attachments]).toEqual(["Kia ora", false, [{ name: "plan.pdf", size: 3_648_000 }]]);
});

test("an email is given up when the service stops, and does not hold up the stop", async () => {
	const stopping = new AbortController();
	const given = readMail(mailOf(much("\r\n")), { ...reading, signal: stopping.signal });
	stopping.abort();
	await expect(given).rejects.toThrow();
});
