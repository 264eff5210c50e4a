import { accepted, type FormExample, message, person, refused, required } from "./form-example.ts";

const contact = { ...person, message };
const notANumber = { field: "phone", code: "not-a-phone-number" } as const;
const about = { name: "Arjun Nair", email: "arjun@example.in", message };

/** Slugs that the site opened with. */
export const subjects = {
	product: "quality-control",
	service: "ai-consulting",
	paper: "buying-ai-from-a-supplier",
	webinar: "automating-supplier-invoices",
} as const;

export const aboutExamples: FormExample[] = [
	accepted("about", "the required fields only", about),
	accepted("about", "a telephone number too", { ...about, phone: "+64 21 555 0123" }),
	refused("about", "nothing", {}, ...required("name", "email", "message")),
	refused(
		"about",
		"a telephone number of 33 characters",
		{ ...about, phone: "1".repeat(33) },
		{
			field: "phone",
			code: "too-long",
		},
	),
	accepted("about", "a number with an extension", { ...about, phone: "(09) 555-0123 ext. 12" }),
	accepted("about", "a number from a contact program, between marks of direction", {
		...about,
		phone: "\u202a+64 21 555\u20110123\u202c",
	}),
	refused("about", "letters for a telephone number", { ...about, phone: "abc" }, notANumber),
	refused("about", "a telephone number of five digits", { ...about, phone: "55 501" }, notANumber),
	refused(
		"about",
		"the contact form's fields",
		{ ...about, firstName: "A" },
		{
			field: "firstName",
			code: "unknown",
		},
	),
];

export const subjectExamples: FormExample[] = [
	accepted("contact", "a product that there is", { ...contact, product: subjects.product }),
	accepted("enquiry", "a service that there is", { ...contact, service: subjects.service }),
	accepted("paper", "a paper that there is", { ...person, paper: subjects.paper }),
	accepted("webinar", "a session that there is", { ...person, webinar: subjects.webinar }),
	refused(
		"contact",
		"markup for a product",
		{ ...contact, product: "<b>" },
		{
			field: "product",
			code: "unknown-subject",
		},
	),
	refused("enquiry", "no service", contact, { field: "service", code: "unknown-subject" }),
	refused(
		"enquiry",
		"a path for a service",
		{ ...contact, service: "../../etc" },
		{
			field: "service",
			code: "unknown-subject",
		},
	),
	...(["contact", "enquiry", "paper", "webinar"] as const).map((form): FormExample => {
		const field = form === "contact" ? "product" : form === "enquiry" ? "service" : form;
		const values = { ...(field === form ? person : contact), [field]: "no-such-thing" };
		const problems = [{ field, code: "unknown-subject" as const }];
		return { form, about: `a ${field} that there is not`, values, problems, onlyServiceKnows: true };
	}),
];
