import personCopy from "virtual:desk-copy/person";
import { useState } from "react";
import { Button, Form } from "react-aria-components";
import { useSend } from "#desk/api/queries.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { SelectField } from "#desk/ui/SelectField.tsx";
import { TextField } from "#desk/ui/TextField.tsx";
import { maxRequestLength, personDataRoutes, requestKinds } from "#domain/desk/person-data.ts";

const words = personCopy.request;

/** Notes in the audit log that a person asked for something, or gave consent. */
export function RequestForm({ lead }: { readonly lead: string }) {
	const [isOpen, setOpen] = useState(false);
	const request = useSend(personDataRoutes.logRequest, {
		onSuccess: () => {
			setOpen(false);
			showToast(words.done);
		},
	});
	const log = (form: FormData) => {
		const kind = requestKinds.find((each) => each === form.get("kind")) ?? "access";
		request.mutate({ ids: { lead }, input: { kind, how: String(form.get("how")) } });
	};
	return (
		<details className="request" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{words.summary}</summary>
			<Form className="form" onSubmit={withValues(log)}>
				<SelectField
					name="kind"
					label={words.kind}
					options={requestKinds.map((value) => ({ value, label: words.kinds[value] }))}
				/>
				<TextField
					name="how"
					label={words.how}
					hint={words.howHint}
					field={{ maxLength: maxRequestLength }}
				/>
				<FormProblem error={request.error} />
				<Button className="button secondary" type="submit" isPending={request.isPending}>
					{words.submit}
				</Button>
			</Form>
		</details>
	);
}
