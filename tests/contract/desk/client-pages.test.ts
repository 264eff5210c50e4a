import { expect, test } from "vitest";
import { deskPages } from "#domain/desk/pages.ts";
import { deskApi } from "#domain/desk/route.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const fetchPage = (path: string) =>
	fetch(service.origin + path, { headers: { Accept: "text/html", "Accept-Encoding": "br" } });

test.each(Object.values(deskPages))("%s is the desk's page, stored and listed nowhere", async (page) => {
	const answer = await fetchPage(page.replace("$lead", "6f1c"));
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("x-robots-tag")).toBe("noindex");
	expect(answer.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
	expect(await answer.text()).toContain('<div id="desk">');
});

test("the parts of the page come compressed and for good", async () => {
	const page = await (await fetchPage(deskPages.inbox)).text();
	const [script = ""] = /\/desk\/parts\/[\w.-]+\.js/.exec(page) ?? [];
	const answer = await fetchPage(script);
	expect(answer.headers.get("content-encoding")).toBe("br");
	expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("an address that the desk does not have is a 404 of the desk, not of the public site", async () => {
	const page = await fetchPage("/desk/nothing-here");
	expect([page.status, page.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
	expect(await page.text()).toContain('<div id="desk">');
	expect(await (await fetchPage("/desktop")).text()).not.toContain('<div id="desk">');
	const unknown = await fetchPage(`${deskApi}/nothing-here`);
	expect([unknown.status, await unknown.json()]).toEqual([404, { code: "not-found" }]);
});
