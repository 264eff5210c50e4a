/** The fields that name a person and say how to write to them, alike in every form. */
export const firstName = {
	name: "firstName",
	kind: "text",
	required: true,
	maxLength: 100,
	autocomplete: "given-name",
} as const;

export const lastName = {
	name: "lastName",
	kind: "text",
	required: true,
	maxLength: 100,
	autocomplete: "family-name",
} as const;

export const email = {
	name: "email",
	kind: "email",
	required: true,
	maxLength: 254,
	autocomplete: "email",
} as const;

export const phone = {
	name: "phone",
	kind: "phone",
	required: false,
	maxLength: 32,
	autocomplete: "tel",
} as const;
