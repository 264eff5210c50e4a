import { describe, expect, test } from "vitest";
import { checkForm } from "#domain/forms/check-form.ts";
import { forms } from "#domain/forms/forms.ts";
import { formExamples, isPlain } from "../examples.ts";
import type { FormExample } from "../form-example.ts";
import { newKey } from "./contact-leads.ts";
import { postJson, postPlain, serviceForTests, storedLeads } from "./running-service.ts";

const outcome = ({ problems }: FormExample) =>
	problems.length === 0 ? "is accepted" : "is told what to correct";

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
	const count = () => storedLeads(service.databaseFile).length;

	test.each(formExamples.map((example) => ({ ...example, outcome: outcome(example) })))(
		"$form by script: who sends $about $outcome",
		async ({ form, values, problems }) => {
			const before = count();
			// A submission of its own, so that equal words in two examples are two leads.
			const key = await newKey(service);
			const answer = await postJson(service.origin, `/forms/${form}`, { values, key, page: "/contact" });
			if (problems.length === 0) {
				expect(answer.status).toBe(201);
				expect(count()).toBe(before + 1);
				return;
			}
			expect(answer.status).toBe(422);
			expect(await answer.json()).toEqual({ problems: problems.map(withoutForeignName) });
			expect(count()).toBe(before);
		},
	);

	test.each(formExamples.filter(isPlain).map((example) => ({ ...example, outcome: outcome(example) })))(
		"$form without JavaScript: who sends $about $outcome",
		async ({ form, values, problems }) => {
			const answer = await postPlain(service.origin, `/forms/${form}`, {
				...values,
				page: "/contact",
				website: "",
			});
			if (problems.length === 0) {
				expect(answer.status).toBe(303);
				const place = form === "assessment" ? "/assessment/report" : "/forms/received";
				expect(answer.headers.get("Location")).toMatch(new RegExp(`^${place}/[\\w-]{22}$`));
				return;
			}
			expect(answer.status).toBe(422);
			const page = await answer.text();
			expect(page).toContain(`<title>Form ${form}</title>`);
			for (const { field, code } of problems.map(withoutForeignName))
				expect(page).toContain(`<li>${field} ${code}</li>`);
		},
	);
});

const withoutForeignName = (problem: FormExample["problems"][number]) =>
	problem.code === "unknown" ? { field: "", code: "unknown" } : problem;
