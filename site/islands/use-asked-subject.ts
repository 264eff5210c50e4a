import { useEffect, useState } from "react";
import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { FormDefinition } from "#domain/forms/field.ts";

export interface AskedSubject {
	/** The field that holds it. */
	readonly field: string;
	readonly slug: string;
	readonly name: string;
}

/**
 * What the page's address says that a form is about, unless the page says it. Only what is among the field's options
 * counts, and only its name is shown.
 */
export function useAskedSubject(
	{ fields }: FormDefinition,
	copy: FormCopy["fields"],
	own: string | undefined,
): AskedSubject | null {
	const [asked, setAsked] = useState<AskedSubject | null>(null);
	useEffect(() => {
		const field = fields.find(({ kind }) => kind === "subject")?.name ?? "";
		const slug = new URLSearchParams(location.search).get(field) ?? "";
		const names = copy[field]?.options ?? {};
		const name = Object.hasOwn(names, slug) ? names[slug] : undefined;
		if (name && !own) setAsked({ field, slug, name });
	}, [fields, copy, own]);
	return asked;
}
