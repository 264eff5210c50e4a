import { mergedFields, personValue } from "#domain/desk/lead-detail.ts";
import type { FormValues } from "#domain/forms/field.ts";

/** What two leads say differently about their person. Where only one of their forms has a field, there is nothing to choose. */
export function differingFields(own: Readonly<FormValues>, other: Readonly<FormValues>) {
	return mergedFields.flatMap((name) => {
		const [kept, taken] = [own[name], personValue(other, name)];
		if (kept === undefined || taken === undefined || String(kept) === String(taken)) return [];
		return [{ name, kept: String(kept), taken: String(taken) }];
	});
}
