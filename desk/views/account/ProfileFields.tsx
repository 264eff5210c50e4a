import accountCopy from "virtual:desk-copy/account";
import type { Session } from "#desk/app/session.tsx";
import { SelectField } from "#desk/ui/SelectField.tsx";
import { TextField } from "#desk/ui/TextField.tsx";
import { maxSignatureLength } from "#domain/desk/account.ts";
import { maxNameLength } from "#domain/desk/values.ts";

/** What people say of themselves. */
export function ProfileFields({ session: { person, offices } }: { readonly session: Session }) {
	const { name, office, signature, signatureHint } = accountCopy.you;
	return (
		<>
			<TextField
				name="name"
				label={name}
				autoComplete="name"
				field={{ defaultValue: person.name, maxLength: maxNameLength }}
			/>
			<SelectField
				name="office"
				label={office}
				options={offices.map((each) => ({ value: each.name, label: each.name }))}
				defaultValue={person.office}
			/>
			<TextField
				name="signature"
				label={signature}
				hint={signatureHint}
				type="long-text"
				field={{ defaultValue: person.signature, maxLength: maxSignatureLength, isOptional: true }}
			/>
		</>
	);
}
