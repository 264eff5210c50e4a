import { expect, test } from "vitest";
import { forms } from "#domain/forms/forms.ts";
import { fieldsOfLead, mailLead } from "#domain/leads/mail-lead.ts";

test("what a lead holds is known for each form, for a mail, and for no form that there is not any more", () => {
	for (const form of Object.values(forms)) expect(fieldsOfLead(form.id)).toBe(form);
	expect(fieldsOfLead("mail")).toBe(mailLead);
	expect([fieldsOfLead("newsletter"), fieldsOfLead("toString")]).toEqual([null, null]);
});
