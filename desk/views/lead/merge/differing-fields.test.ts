import { expect, test } from "vitest";
import { differingFields } from "#desk/views/lead/merge/differing-fields.ts";

test("what both forms ask about the person and was answered differently is to be chosen", () => {
	const own = { firstName: "Mere", lastName: "Tamati", phone: "", message: "One" };
	const other = {
		firstName: "Mere",
		lastName: "Tāmati",
		phone: "+64 21 555 0100",
		company: "Kauri",
		message: "Two",
	};
	expect(differingFields(own, other)).toEqual([
		{ name: "lastName", kept: "Tamati", taken: "Tāmati" },
		{ name: "phone", kept: "", taken: "+64 21 555 0100" },
	]);
});

test("the company is to be chosen also where the two forms call it by different names", () => {
	const [contact, assessment] = [{ company: "" }, { companyName: "Kauri" }];
	expect(differingFields(contact, assessment)).toEqual([{ name: "company", kept: "", taken: "Kauri" }]);
	expect(differingFields({ company: "Kauri" }, assessment)).toEqual([]);
	expect(differingFields(assessment, { company: "Rimu" })).toEqual([
		{ name: "companyName", kept: "Kauri", taken: "Rimu" },
	]);
});
