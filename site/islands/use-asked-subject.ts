import { useEffect, useState } from "react";
import type { FormDefinition } from "#domain/forms/field.ts";

export interface AskedSubject {
	/** The field that holds it. */
	readonly field: string;
	readonly slug: string;
	readonly name: string;
}

/** What the page's address says that a form is about. Only what is among the names counts, and only its name is shown. */
export function useAskedSubject(
	{ fields }: FormDefinition,
	names: Readonly<Record<string, string>> | undefined,
): AskedSubject | null {
	const [asked, setAsked] = useState<AskedSubject | null>(null);
	useEffect(() => {
		const field = fields.find(({ kind }) => kind === "subject")?.name ?? "";
		const slug = new URLSearchParams(location.search).get(field) ?? "";
		const name = names && Object.hasOwn(names, slug) ? names[slug] : undefined;
		if (name !== undefined) setAsked({ field, slug, name });
	}, [fields, names]);
	return asked;
}
