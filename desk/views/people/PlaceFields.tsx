import peopleCopy from "virtual:desk-copy/people";
import { useSession } from "#desk/app/session.tsx";
import { SelectField } from "#desk/ui/SelectField.tsx";
import { type Role, roles } from "#domain/desk/people.ts";

interface PlaceFieldsProps {
	/** What is chosen at first. */
	readonly place: { readonly role: Role; readonly office: string };
}

/** What a person may do, and where they are. */
export function PlaceFields({ place }: PlaceFieldsProps) {
	const { offices } = useSession();
	const { invite, roles: names, roleHint } = peopleCopy;
	return (
		<>
			<SelectField
				name="role"
				label={invite.role}
				options={roles.map((value) => ({ value, label: names[value] }))}
				defaultValue={place.role}
			/>
			<p className="quiet">{roleHint}</p>
			<SelectField
				name="office"
				label={invite.office}
				options={offices.map(({ name }) => ({ value: name, label: name }))}
				defaultValue={place.office}
			/>
		</>
	);
}

/** What was chosen. */
export function placeOf(chosen: FormData): { readonly role: Role; readonly office: string } {
	return {
		role: roles.find((role) => role === chosen.get("role")) ?? "staff",
		office: String(chosen.get("office")),
	};
}
