import { describe, expect, test } from "vitest";
import { checkForm } from "#domain/forms/check-form.ts";
import { forms } from "#domain/forms/forms.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { formExamples, isPlain } from "../examples.ts";
import type { FormExample } from "../form-example.ts";
import { subjects } from "../other-examples.ts";

const isTaken = ({ problems }: FormExample) => problems.length === 0;
const isRefused = (example: FormExample) => !isTaken(example);
const isPlainAndTaken = (example: FormExample) => isPlain(example) && isTaken(example);
const isPlainAndRefused = (example: FormExample) => isPlain(example) && isRefused(example);

describe("the rules of the forms", () => {
	test.each(formExamples.filter(({ onlyServiceKnows }) => !onlyServiceKnows))(
		"$form: who sends $about gets the same answer from the form's own rules",
		({ form, values, problems }) => {
			const checked = checkForm(forms[form], values);
			expect(checked.ok ? [] : checked.problems).toEqual(problems);
		},
	);
});

describe("the running service", () => {
	const service = serviceForTests();
	const count = async () => (await service.leads()).length;

	/** By script, as a submission of its own, so that equal words in two examples are two leads. */
	async function send({ form, values }: FormExample): Promise<Response> {
		return postJson(service, `/forms/${form}`, { values, key: await newFormKey(service), page: "/contact" });
	}

	const sendPlainly = ({ form, values }: FormExample) =>
		postPlain(service, `/forms/${form}`, { ...values, page: "/contact", website: "" });

	test.each(formExamples.filter(isTaken))("$form by script: $about is accepted", async (example) => {
		const before = await count();
		expect((await send(example)).status).toBe(201);
		expect(await count()).toBe(before + 1);
	});

	test.each(formExamples.filter(isRefused))(
		"$form by script: who sends $about is told what to correct, and nothing is kept",
		async (example) => {
			const before = await count();
			const answer = await send(example);
			expect(answer.status).toBe(422);
			expect(await answer.json()).toEqual({ problems: example.problems.map(withoutForeignName) });
			expect(await count()).toBe(before);
		},
	);

	test.each(formExamples.filter(isPlainAndTaken))(
		"$form without JavaScript: $about ends at an address of its own",
		async (example) => {
			const answer = await sendPlainly(example);
			expect(answer.status).toBe(303);
			const place = example.form === "assessment" ? "/assessment/report" : "/forms/received";
			expect(answer.headers.get("Location")).toMatch(new RegExp(`^${place}/[\\w-]{22}$`));
		},
	);

	test.each([
		["a paper that there is", `/resources/white-papers/${subjects.paper}`],
		["a session that there is", `/resources/webinars/${subjects.webinar}`],
		["a service that there is", `/services/${subjects.service}`],
	])("who sends %s without JavaScript can open its page from the receipt", async (about, path) => {
		const example = formExamples.find((each) => each.about === about);
		if (example === undefined) throw new Error(`No example is about ${about}`);
		const address = (await sendPlainly(example)).headers.get("Location");
		const receipt = await fetch(`${service.origin}${address}`);
		const [breadcrumbs = ""] = /<nav [^>]*breadcrumbs.*?<\/nav>/.exec(await receipt.text()) ?? [];
		expect(breadcrumbs).toContain(`href="${path}"`);
	});

	test.each(formExamples.filter(isPlainAndRefused))(
		"$form without JavaScript: who sends $about gets the form back with a link to each problem that is on the page",
		async (example) => {
			const answer = await sendPlainly(example);
			expect(answer.status).toBe(422);
			const { problems } = readFormAgain(await answer.text(), example.form);
			const onPage = example.problems.filter(({ code }) => code !== "unknown" && code !== "unknown-subject");
			expect(problems).toEqual(onPage.map(({ field }) => field));
		},
	);
});

const withoutForeignName = (problem: FormExample["problems"][number]) =>
	problem.code === "unknown" ? { field: "", code: "unknown" } : problem;
