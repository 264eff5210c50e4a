import formbody from "@fastify/formbody";
import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { type FormId, forms } from "#domain/forms/forms.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { plainFormRequest } from "#server/forms/plain-form.ts";
import { checkReceived, readForm } from "#server/forms/received-form.ts";

const site: SiteBuild = {
	offices: [],
	headers: {},
	url: "",
	email: "",
	heldUntil: {},
	fallbackPolicy: "",
	shellPolicy: "",
	pages: ["/contact"],
	subjects: { service: ["ai-consulting"] },
	stageNames: {},
	failures: { locale: "en", messages: {}, page: "", pageWithStack: "" },
	views: [],
	sessions: {},
	homeZone: "Pacific/Auckland",
	files: {},
	desk: {},
};

/** What a route reads of a body that is posted with a type. */
async function received(form: FormId, type: string, body: string) {
	const app = Fastify();
	app.register(formbody);
	let found: ReturnType<typeof readForm> = null;
	app.post("/", async (request) => {
		found = readForm(form, request, site);
		return {};
	});
	await app.inject({ method: "POST", url: "/", headers: { "content-type": type }, payload: body });
	await app.close();
	return found as ReturnType<typeof readForm>;
}
const byPage = (body: string, form: FormId = "contact") =>
	received(form, "application/x-www-form-urlencoded; charset=utf-8", body);
const byScript = (body: object, form: FormId = "contact") =>
	received(form, "application/json", JSON.stringify(body));

describe("a form by script", () => {
	test("arrives as it was sent, with the page of the site that it is on", async () => {
		const sent = { values: { message: "Hello" }, page: "/contact", website: "" };
		expect(await byScript(sent)).toEqual({
			id: "contact",
			definition: forms.contact,
			sent,
			page: "/contact",
		});
	});

	test("on a page that the site has not, or that is not named, is on none", async () => {
		expect((await byScript({ values: {}, page: "/made-up" }))?.page).toBeNull();
		expect((await byScript({ values: {} }))?.page).toBeNull();
	});

	test.each([[{}], [{ values: [] }], [{ values: {}, admin: true }]])(
		"in another shape, %j, is no form",
		async (body) => {
			expect(await byScript(body)).toBeNull();
		},
	);
});

test("a form without JavaScript arrives in the shape of a script's", async () => {
	const found = await byPage("message=Hello&page=%2Fcontact&website=");
	expect(found?.sent).toEqual({ values: { message: "Hello" }, page: "/contact" });
});

test("a form without JavaScript arrives with all that was chosen, one choice or several", async () => {
	const found = await byPage("interests=a&interests=b&challenges=inventory&message=Hello", "assessment");
	expect(found?.sent.values).toEqual({ interests: ["a", "b"], challenges: ["inventory"], message: "Hello" });
});

test("a plain form's choices are lists, its envelope stays apart, and empty parts of that count as absent", () => {
	const body = { challenges: "inventory", interests: ["a", "b"], key: "k", page: "", website: ["x"] };
	expect(plainFormRequest(forms.assessment, { ...body, companyName: "K", industry: "retail" })).toEqual({
		values: { challenges: ["inventory"], interests: ["a", "b"], companyName: "K", industry: "retail" },
		key: "k",
	});
});

describe("what a form is about", () => {
	const person = { firstName: "A", lastName: "B", email: "a@example.nz", message: "Hello" };
	const check = async (service?: string) => {
		const found = await byScript({ values: { ...person, ...(service && { service }) } }, "enquiry");
		if (found === null) throw new Error("Not in the shape of a form");
		return checkReceived(found, site);
	};

	test("is one of the site's own subjects", async () => {
		expect(await check("ai-consulting")).toMatchObject({ ok: true, values: { service: "ai-consulting" } });
	});

	test("is refused where the site has no such subject", async () => {
		const problems = [{ field: "service", code: "unknown-subject" }];
		expect(await check("no-such-service")).toEqual({ ok: false, problems });
	});

	test("is refused where it is missing, as the form's own rules say", async () => {
		expect(await check()).toEqual({ ok: false, problems: [{ field: "service", code: "unknown-subject" }] });
	});
});
