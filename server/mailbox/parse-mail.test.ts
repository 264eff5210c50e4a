import { describe, expect, test } from "vitest";
import { parseMail } from "#server/mailbox/parse-mail.ts";
import { bounceOf, rawMail } from "#tests/support/received-mails.ts";

const arrivedAt = new Date("2026-03-01T00:00:00Z");
const parse = (raw: string, size?: number) => {
	const bytes = Buffer.from(raw, "utf8");
	return parseMail({ uid: 1, bytes, size: size ?? bytes.length, arrivedAt });
};
const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("a mail is read", () => {
	test("with its sender, subject, text and the mails that it answers", async () => {
		const headers = {
			From: "=?utf-8?B?TWVyZSBUxIFtYXRp?= <Mere@example.co.nz>",
			Subject: "=?utf-8?Q?K=C4=81pai?=",
			"In-Reply-To": "<2@southlight.example>",
			References: "<1@southlight.example>\r\n <2@southlight.example>",
		};
		expect(await parse(rawMail({ headers, text: "Kia ora\n\nMere" }))).toMatchObject({
			...{ from: { name: "Mere Tāmati", address: "Mere@example.co.nz" }, subject: "Kāpai" },
			...{ text: "Kia ora\n\nMere", isCut: false, isAutomatic: false, bounce: null, attachments: [] },
			conversation: ["<2@southlight.example>", "<1@southlight.example>"],
		});
	});

	test("with everyone else to whom it went openly, each once", async () => {
		const headers = {
			To: "Post <post@southlight.example>, Ravi <ravi@example.co.nz>, MERE@example.co.nz",
			Cc: "Board: hana@example.co.nz, RAVI@example.co.nz;, nobody",
			Bcc: "secret@example.co.nz",
		};
		expect((await parse(rawMail({ headers }))).copied).toEqual([
			...["post@southlight.example", "RAVI@example.co.nz", "hana@example.co.nz"],
		]);
	});

	test("as plain text where it is HTML alone, without its scripts, styles and pictures", async () => {
		const text = `<style>p{color:red}</style><script>alert(1)</script><p>Kia ora <b>koutou</b></p><img src="https://spy.example/x.png" alt="x"><p>Mere</p>`;
		const mail = await parse(rawMail({ headers: { "Content-Type": "text/html; charset=utf-8" }, text }));
		expect(mail.text.replace(/\n+/g, "|")).toBe("Kia ora koutou|Mere");
	});

	test("with the names and sizes of its files, and nothing of what is in them", async () => {
		const text = `--b\nContent-Type: text/plain\n\nSee the plan.\n--b\nContent-Type: application/pdf; name="plan.pdf"\nContent-Disposition: attachment; filename="plan.pdf"\nContent-Transfer-Encoding: base64\n\n${base64("Secret plan")}\n--b--`;
		const headers = { "Content-Type": 'multipart/mixed; boundary="b"' };
		const mail = await parse(rawMail({ headers, text }));
		expect(mail.attachments).toEqual([{ name: "plan.pdf", size: 11 }]);
		expect(JSON.stringify(mail)).not.toContain("Secret");
	});

	test("in its old character set", async () => {
		const headers = {
			"Content-Type": "text/plain; charset=iso-8859-1",
			"Content-Transfer-Encoding": "quoted-printable",
		};
		expect((await parse(rawMail({ headers, text: "Zo=EB" }))).text).toBe("Zoë");
	});

	test.each([
		["text/plain; charset=unknown-8bit", "Tēnā koe “Zoë”"],
		["text/plain; charset=us-ascii", "Tēnā koe “Zoë”"],
		["text/html; charset=iso-8859-1", "<p>Tēnā koe “Zoë”</p>"],
	])("in UTF-8 although it names another character set: %s", async (type, text) => {
		expect((await parse(rawMail({ headers: { "Content-Type": type }, text }))).text).toBe("Tēnā koe “Zoë”");
	});

	test.each([
		["text/plain; charset=utf-7", "Zo+AOs-"],
		['text/plain; format=flowed; charset="iso-2022-kr"', "\u001b$)C\u000e>H3g\u000f"],
		["text/html; charset=CP-850", "Zo\u0089"],
	])("with a word that the mailbox has it whole, where its letters can't be told: %s", async (type, text) => {
		const mail = await parse(rawMail({ headers: { "Content-Type": type }, text }));
		expect(mail).toMatchObject({ text: expect.stringMatching(/./), isCut: true });
	});

	test("as the same one whenever it is read again, and as another when it is another", async () => {
		const [one, other] = [rawMail(), rawMail()];
		const ids = await Promise.all([one, one, other].map(async (raw) => (await parse(raw)).id));
		expect(ids[0]).toBe(ids[1]);
		expect(ids[0]).not.toBe(ids[2]);
		const nameless = rawMail().replace(/^Message-ID:.*\r\n/m, "");
		expect((await parse(nameless)).id).not.toBe((await parse(`${nameless}More`)).id);
	});
});

test("what no one sees of a subject, a name and a file's name is left out", async () => {
	const hidden = `=?utf-8?B?${base64("Kia\r\n\u0000\u202eora")}?=`;
	const file = `--b\nContent-Type: text/csv; name="${hidden}"\nContent-Disposition: attachment; filename="${hidden}"\n\na;b\n--b--`;
	const headers = {
		Subject: hidden,
		From: `${hidden} <mere@example.co.nz>`,
		"Content-Type": 'multipart/mixed; boundary="b"',
	};
	const { subject, from, attachments } = await parse(rawMail({ headers, text: file }));
	expect([subject, from?.name, attachments[0]?.name]).toEqual(["Kia ora", "Kia ora", "Kia ora"]);
});

test("its text loses what would turn the text after it or can't be stored, as a form's does, and keeps its marks and lines", async () => {
	const text = base64("\u202eKia ora\u202c\u0000\r\n\u2066Mere\u2069 \u05d0\u200f");
	const headers = { "Content-Transfer-Encoding": "base64" };
	expect((await parse(rawMail({ headers, text }))).text).toBe("Kia ora\nMere \u05d0\u200f");
});

test("a Message-ID that is longer than a database can index is none", async () => {
	const id = (length: number) => `<${"x".repeat(length - 2)}>`;
	const messageIdOf = async (given: string) =>
		(await parse(rawMail({ headers: { "Message-ID": given } }))).messageId;
	expect(await messageIdOf(id(500))).toBe(id(500));
	expect(await messageIdOf(id(3000))).toBeNull();
});

test("its Message-ID, and those that it answers or returns, lose what can't be stored", async () => {
	const headers = {
		"Message-ID": "<1\u0000@example.co.nz>",
		"In-Reply-To": "<2\u0000@southlight.example> <3@southlight.example>",
	};
	const { messageId, conversation } = await parse(rawMail({ headers }));
	expect([messageId, conversation]).toEqual(["<1 @example.co.nz>", ["<3@southlight.example>"]]);
	expect((await parse(bounceOf("<4\u0000@southlight.example>"))).bounce?.messageId).not.toContain("\u0000");
});

describe("a mail that is wrong", () => {
	test.each([
		["is no mail at all", "\u0000\u0001 what\n\nis this"],
		["is empty", ""],
		["has parts within parts without end", nested(400)],
		["has a part without an end", rawMail({ headers: { "Content-Type": 'multipart/mixed; boundary="x"' } })],
		[
			"has a character set that there is not",
			rawMail({ headers: { "Content-Type": "text/plain; charset=x" } }),
		],
		[
			"is HTML nested without end",
			rawMail({ headers: { "Content-Type": "text/html" }, text: "<div>".repeat(50_000) }),
		],
	])("because it %s is read all the same", async (_, raw) => {
		const mail = await parse(raw);
		expect(mail).toMatchObject({ bounce: null, arrivedAt });
		expect(mail.text).not.toMatch(/[^\P{Cc}\n\t]/u);
	});

	test("in its parts still says who wrote it", async () => {
		expect((await parse(nested(400))).from?.address).toBe("mere@example.co.nz");
	});

	test.each(["", "mere", "Mere <mere at example>", "a@b.nz, c@d.nz".replace(/.*, /, "not an address, ")])(
		"in its sender, %j, has none",
		async (From) => {
			expect((await parse(rawMail({ headers: { From } }))).from).toBeNull();
		},
	);

	test.each(["multipart/mixed", 'multipart/mixed; boundary="other"'])(
		"in its parts, %s, has no text and says that it was not read whole",
		async (type) => {
			const mail = await parse(rawMail({ headers: { "Content-Type": type }, text: "--b\n\nKia ora\n--b--" }));
			expect(mail).toMatchObject({ text: "", isCut: true });
			expect(await parse(rawMail({ headers: { "Content-Type": type }, text: "" }))).toMatchObject({
				isCut: false,
			});
		},
	);

	test("in its length is cut, and says so", async () => {
		const long = await parse(rawMail({ text: "a".repeat(30_000) }));
		expect([long.text.length, long.isCut]).toEqual([20_000, true]);
		expect((await parse(rawMail(), 50_000_000)).isCut).toBe(true);
	});
});

function nested(depth: number): string {
	const parts = Array.from(
		{ length: depth },
		(_, level) => `--b${level}\nContent-Type: multipart/mixed; boundary="b${level + 1}"\n\n`,
	);
	return rawMail({ headers: { "Content-Type": 'multipart/mixed; boundary="b0"' }, text: parts.join("") });
}

describe("a bounce is read", () => {
	test.each(["text/rfc822-headers", "message/rfc822"])(
		"with the mail that it returns as %s",
		async (returned) => {
			expect((await parse(bounceOf("<7@southlight.example>", { returned }))).bounce).toEqual({
				messageId: "<7@southlight.example>",
				isFinal: true,
				recipients: ["mere@example.co.nz"],
				problem: "550 5.1.1 No such mailbox",
			});
		},
	);

	test("as not final while the mail server goes on trying", async () => {
		expect((await parse(bounceOf("<7@southlight.example>", { action: "delayed" }))).bounce?.isFinal).toBe(
			false,
		);
	});
});
