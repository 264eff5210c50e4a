import { describe, expect, test } from "vitest";
import { parseMail } from "#server/mailbox/parse-mail.ts";
import { bounceOf, rawMail } from "#tests/support/received-mails.ts";

const arrivedAt = new Date("2026-03-01T00:00:00Z");
const parse = (raw: string, size?: number) => {
	const bytes = Buffer.from(raw, "utf8");
	return parseMail({ uid: 1, bytes, size: size ?? bytes.length, arrivedAt });
};
const htmlMail = (text: string) => rawMail({ headers: { "Content-Type": "text/html" }, text });
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

	test("as the same one whenever it is read again, and as another when it is another", async () => {
		const [one, other] = [rawMail(), rawMail()];
		const ids = await Promise.all([one, one, other].map(async (raw) => (await parse(raw)).id));
		expect(ids[0]).toBe(ids[1]);
		expect(ids[0]).not.toBe(ids[2]);
		const nameless = rawMail().replace(/^Message-ID:.*\r\n/m, "");
		expect((await parse(nameless)).id).not.toBe((await parse(`${nameless}More`)).id);
	});
});

describe("of a mail that is longer than anyone reads, there is", () => {
	const long = (length: number) => "x".repeat(length);

	test.each([
		[20_000, false],
		[20_001, true],
	])("of %i characters the beginning, and whether it was cut", async (length, isCut) => {
		const mail = await parse(rawMail({ text: long(length) }));
		expect([mail.text, mail.isCut]).toEqual([long(20_000), isCut]);
	});

	test("the beginning of its subject and of its sender's name", async () => {
		const headers = { Subject: long(300), From: `${long(300)} <mere@example.co.nz>` };
		expect(await parse(rawMail({ headers }))).toMatchObject({
			...{ subject: long(200), from: { name: long(100), address: "mere@example.co.nz" } },
		});
	});

	test("the mails that it answers first, each once", async () => {
		const ids = Array.from({ length: 150 }, (_, index) => `<${index}@example.com>`);
		const headers = { "In-Reply-To": "<149@example.com>", References: ids.join("\r\n ") };
		const { conversation } = await parse(rawMail({ headers }));
		expect(conversation).toEqual(["<149@example.com>", ...ids.slice(0, 99)]);
	});

	const much = long(200_000);
	test.each([
		["styles", `<STYLE type="text/css">${much}</style >`],
		["many styles", "<style>p{}</style>".repeat(10_000)],
		["scripts", `<script>if (1 < 2) "</p>" + "${much}"</script>`],
		["comments", `<!--[if mso]><style>${much}<![endif]--><!-- <style> --><!-->`],
		["pictures", `<img alt="A" src="data:image/png;base64,${much}">`],
		[
			"pictures of its styles",
			`<p style="background:url('data:image/svg+xml;charset=utf-8;base64,${much}')">`,
		],
	])("the whole HTML where it is long by its %s, which no one reads", async (_, unseen) => {
		const mail = await parse(htmlMail(`${unseen}<p>Kia ora</p>${unseen}<p>data: styles</p>`));
		expect([mail.text.replace(/\n+/g, "|"), mail.isCut]).toEqual(["Kia ora|data: styles", false]);
	});

	test("the beginning of its HTML, and that it was cut, however little of the rest is seen", async () => {
		const mail = await parse(htmlMail(`<p>Kia ora</p><i title="${much}"></i><p>End</p>`));
		expect([mail.text, mail.isCut]).toEqual(["Kia ora", true]);
	});

	test("nothing but the text that comes with its HTML, however long that is", async () => {
		const html = `--b\nContent-Type: text/html\n\n${much}\n--b--`;
		const text = `--b\nContent-Type: text/plain\n\nKia ora\n${html}`;
		const headers = { "Content-Type": 'multipart/alternative; boundary="b"' };
		expect(await parse(rawMail({ headers, text }))).toMatchObject({ text: "Kia ora", isCut: false });
	});

	test("the beginning of its HTML, and of a link its text and where it leads", async () => {
		const link = '<a href="https://a.example/">https://a.example/</a> <a href="https://b.example/">B</a>';
		const text = `<p>${link}</p>${`<p>${long(90)}</p>`.repeat(2000)}<p>End</p>`;
		const mail = await parse(rawMail({ headers: { "Content-Type": "text/html" }, text }));
		expect(mail.text).toMatch(/^https:\/\/a\.example\/ B \[https:\/\/b\.example\/\]/);
		expect(mail.text).not.toContain("End");
	});

	test("its first fifty files", async () => {
		const file = "--b\nContent-Type: text/csv\nContent-Disposition: attachment\n\na;b\n";
		const headers = { "Content-Type": 'multipart/mixed; boundary="b"' };
		const mail = await parse(rawMail({ headers, text: `${file.repeat(60)}--b--` }));
		expect(mail.attachments).toHaveLength(50);
		expect(mail.attachments[0]?.name).toBe("text/csv");
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
