import { expect, test } from "vitest";
import { formCopy } from "#tests/support/copy.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { all, parsePage } from "#tests/support/page-text.ts";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();

async function summaryAfter(form: string, values: object) {
	const page = await (await postPlain(service, `/forms/${form}`, { ...values })).text();
	const [summary] = all(parsePage(page), "main .problem-summary ul");
	return { page, text: summary?.textContent ?? "", links: readFormAgain(page, form).problems };
}

test("who sends a field that a form does not have reads its name, and is led to no place on the page", async () => {
	const { text, links } = await summaryAfter("contact", { ...messageSaying("hello"), nickname: "M" });
	expect(text).toContain("nickname");
	expect(links).toEqual([]);
});

test("the name of such a field is text, and a long one is cut off", async () => {
	const name = `<img src=x onerror=alert(1)>${"x".repeat(500)}`;
	const { page, text } = await summaryAfter("contact", { ...messageSaying("hello"), [name]: "M" });
	expect(text).toContain("&lt;img src=x");
	expect(page).not.toContain("<img src=x");
	expect(page).not.toContain("x".repeat(50));
});

test("who sends a form about something that is not on the site reads so, and is led to no place on the page", async () => {
	const { text, links } = await summaryAfter("enquiry", { ...messageSaying("hello"), service: "gone" });
	expect(text).toContain(formCopy.unknownSubject);
	expect(links).toEqual([]);
});
