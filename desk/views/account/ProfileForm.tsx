import accountCopy from "virtual:desk-copy/account";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { useSession, useVisitChanged } from "#desk/app/session.tsx";
import { showToast } from "#desk/app/toasts.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { ProfileFields } from "#desk/views/account/ProfileFields.tsx";
import { accountRoutes } from "#domain/desk/account.ts";
import { peopleRoutes } from "#domain/desk/people.ts";

/** A person's own name, office and signature. */
export function ProfileForm() {
	const client = useQueryClient();
	const session = useSession();
	const changed = useVisitChanged();
	const send = useSend(accountRoutes.change, {
		onSuccess: async (visit) => {
			changed(visit);
			showToast(saved);
			await client.invalidateQueries({ queryKey: keyOf(peopleRoutes.list) });
		},
	});
	const { heading, submit, saved } = accountCopy.you;
	const save = (typed: FormData) => {
		const given = (field: string) => String(typed.get(field));
		send.mutate({
			input: { name: given("name"), office: given("office"), signature: given("signature") },
		});
	};
	return (
		<section className="part" aria-labelledby="own-profile">
			<h2 id="own-profile">{heading}</h2>
			<Form className="form" onSubmit={withValues(save)}>
				<ProfileFields session={session} />
				<FormProblem error={send.error} />
				<Button className="button" type="submit" isPending={send.isPending}>
					{submit}
				</Button>
			</Form>
		</section>
	);
}
