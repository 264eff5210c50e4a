import accountCopy from "virtual:desk-copy/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "react-aria-components";
import { addPasskey, CancelledError } from "#desk/api/passkeys.ts";
import { keyOf } from "#desk/api/queries.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { TextField } from "#desk/ui/TextField.tsx";
import { accountRoutes, maxPasskeyNameLength } from "#domain/desk/account.ts";

/** Adds a passkey; the device asks who holds it. */
export function AddPasskeyForm() {
	const client = useQueryClient();
	const { name, nameHint, add: label, added, cancelled } = accountCopy.passkeys;
	const add = useMutation({
		mutationFn: addPasskey,
		onSuccess: async () => {
			await client.invalidateQueries({ queryKey: keyOf(accountRoutes.passkeys) });
			showToast(added);
		},
	});
	return (
		<Form className="form" onSubmit={withValues((typed) => add.mutate(String(typed.get("passkey"))))}>
			<TextField
				name="passkey"
				label={name}
				hint={nameHint}
				autoComplete="off"
				field={{ maxLength: maxPasskeyNameLength }}
			/>
			<FormProblem error={add.error} text={add.error instanceof CancelledError ? cancelled : undefined} />
			<Button className="button" type="submit" isPending={add.isPending}>
				{label}
			</Button>
		</Form>
	);
}
