import { useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { useSession, useVisitChanged } from "#desk/app/session.tsx";
import { showToast } from "#desk/app/toasts.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { SelectField } from "#desk/ui/SelectField.tsx";
import { TextField } from "#desk/ui/TextField.tsx";
import { peopleRoutes } from "#domain/desk/people.ts";
import { accountRoutes } from "#domain/desk/sign-in.ts";

/** A person's own name, office and signature. */
export function ProfileForm() {
	const client = useQueryClient();
	const { person, offices } = useSession();
	const changed = useVisitChanged();
	const send = useSend(accountRoutes.change);
	const { heading, name, office, signature, signatureHint, submit, saved } = copy.account.you;
	const save = (form: HTMLFormElement) => {
		const typed = new FormData(form);
		const given = (field: string) => String(typed.get(field));
		const input = { name: given("name"), office: given("office"), signature: given("signature") };
		send.mutate(
			{ input },
			{
				onSuccess: async (visit) => {
					changed(visit);
					showToast(saved);
					await client.invalidateQueries({ queryKey: keyOf(peopleRoutes.list) });
				},
			},
		);
	};
	return (
		<section className="part" aria-labelledby="own-profile">
			<h2 id="own-profile">{heading}</h2>
			<Form
				className="form"
				onSubmit={(event) => {
					event.preventDefault();
					save(event.currentTarget);
				}}
			>
				<TextField
					name="name"
					label={name}
					autoComplete="name"
					field={{ defaultValue: person.name, maxLength: 100 }}
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
					field={{ defaultValue: person.signature, maxLength: 2000, isOptional: true }}
				/>
				<FormProblem error={send.error} />
				<Button className="button" type="submit" isPending={send.isPending}>
					{submit}
				</Button>
			</Form>
		</section>
	);
}
