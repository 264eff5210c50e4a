import { describe, expect, test } from "vitest";
import { parseMail } from "#server/mailbox/parse-mail.ts";
import { rawMail } from "#tests/support/received-mails.ts";

const parse = (raw: string) => {
	const bytes = Buffer.from(raw, "utf8");
	return parseMail({ uid: 1, bytes, size: bytes.length, arrivedAt: new Date("2026-03-01T00:00:00Z") });
};
const htmlMail = (text: string) => rawMail({ headers: { "Content-Type": "text/html" }, text });

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
