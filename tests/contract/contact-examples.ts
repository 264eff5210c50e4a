import { accepted, type FormExample, message, person, refused, required } from "./form-example.ts";

const contact = { ...person, message };

export const contactExamples: FormExample[] = [
	accepted("contact", "the required fields only", contact),
	accepted("contact", "every field", { ...contact, company: "Tāmati & Sons" }),
	accepted("contact", "spaces around the name", { ...contact, firstName: "  Mere  " }),
	accepted("contact", "a message of 5,000 characters", { ...contact, message: "x".repeat(5000) }),
	accepted("contact", "what looks like markup", { ...contact, message: '<img src=x onerror="alert(1)">' }),
	accepted("contact", "several scripts and an emoji", { ...contact, firstName: "李 மீனா", message: "नमस्ते 👋" }),
	{
		...accepted("contact", "an address pasted with hidden characters", {
			...contact,
			email: "\u200bmere@exam\u00adple.co.nz\u200e",
		}),
		onlyWithScript: true,
	},
	refused("contact", "nothing", {}, ...required("firstName", "lastName", "email", "message")),
	refused("contact", "only spaces as a message", { ...contact, message: "   " }, ...required("message")),
	refused(
		"contact",
		"a first name of 101 characters",
		{ ...contact, firstName: "a".repeat(101) },
		{
			field: "firstName",
			code: "too-long",
		},
	),
	refused(
		"contact",
		"a company of 201 characters",
		{ ...contact, company: "a".repeat(201) },
		{
			field: "company",
			code: "too-long",
		},
	),
	refused(
		"contact",
		"a message of 5,001 characters",
		{ ...contact, message: "x".repeat(5001) },
		{
			field: "message",
			code: "too-long",
		},
	),
	refused(
		"contact",
		"an address without a host",
		{ ...contact, email: "mere@" },
		{
			field: "email",
			code: "not-an-email",
		},
	),
	refused(
		"contact",
		"two addresses",
		{ ...contact, email: "a@example.nz,b@example.nz" },
		{
			field: "email",
			code: "not-an-email",
		},
	),
	refused(
		"contact",
		"an address made to keep a pattern busy",
		{ ...contact, email: `${"a.".repeat(32)}@` },
		{
			field: "email",
			code: "not-an-email",
		},
	),
	refused(
		"contact",
		"a field that the form lacks",
		{ ...contact, admin: "yes" },
		{
			field: "admin",
			code: "unknown",
		},
	),
	refused(
		"contact",
		"a number for a message",
		{ ...contact, message: 7 },
		{ field: "message", code: "not-text" },
	),
	refused(
		"contact",
		"a list for a name",
		{ ...contact, lastName: ["a", "b"] },
		{
			field: "lastName",
			code: "not-text",
		},
	),
	refused(
		"contact",
		"nothing at all for a message",
		{ ...contact, message: null },
		{
			field: "message",
			code: "not-text",
		},
	),
	refused(
		"contact",
		"an object for a company",
		{ ...contact, company: { toString: "x" } },
		{
			field: "company",
			code: "not-text",
		},
	),
];
