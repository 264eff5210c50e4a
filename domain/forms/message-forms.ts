import type { Field, FormDefinition } from "#domain/forms/field.ts";
import { email, firstName, lastName, phone } from "#domain/forms/person-fields.ts";

const company = {
	name: "company",
	kind: "text",
	required: false,
	maxLength: 200,
	autocomplete: "organization",
} as const;
const message = { name: "message", kind: "long-text", required: true, maxLength: 5000, rows: 5 } as const;
const person = [firstName, lastName, email, company] as const satisfies readonly Field[];

/** The forms that a visitor writes a message with: all but the assessment, which would make their pages heavier. */
export const messageForms = {
	contact: {
		id: "contact",
		fields: [...person, message, { name: "product", kind: "subject", isOptional: true }],
	},
	about: {
		id: "about",
		fields: [
			{ name: "name", kind: "text", required: true, maxLength: 100, autocomplete: "name" },
			email,
			phone,
			{ ...message, rows: 4 },
		],
	},
	enquiry: { id: "enquiry", fields: [...person, message, { name: "service", kind: "subject" }] },
	paper: { id: "paper", fields: [...person, { name: "paper", kind: "subject" }] },
	webinar: { id: "webinar", fields: [...person, { name: "webinar", kind: "subject" }] },
} as const satisfies Record<string, FormDefinition>;

export type MessageFormId = keyof typeof messageForms;

type MessageField = (typeof messageForms)[MessageFormId]["fields"][number];

/** The hidden controls that say what a form is about. */
export type SubjectName = Extract<MessageField, { kind: "subject" }>["name"];
