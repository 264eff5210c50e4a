import accountCopy from "virtual:desk-copy/account";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { answerOf } from "#desk/api/queries.ts";
import { useSession } from "#desk/app/session.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { AddPasskeyForm } from "#desk/views/account/AddPasskeyForm.tsx";
import { type OwnPasskey, PasskeyRow } from "#desk/views/account/PasskeyRow.tsx";
import { RemovePasskeyDialog } from "#desk/views/account/RemovePasskeyDialog.tsx";
import { accountRoutes } from "#domain/desk/account.ts";

const none: readonly OwnPasskey[] = [];

/** A person's passkeys, which they add and remove. */
export function OwnPasskeys() {
	const { data, error } = useQuery(answerOf(accountRoutes.passkeys, {}));
	const { canUsePasskeys } = useSession();
	const [removing, setRemoving] = useState<OwnPasskey | null>(null);
	const texts = accountCopy.passkeys;
	const passkeys = data?.passkeys ?? none;
	return (
		<section className="part" aria-labelledby="own-passkeys">
			<h2 id="own-passkeys">{texts.heading}</h2>
			<p>{texts.text}</p>
			<FormProblem error={error} />
			{data?.passkeys.length === 0 && <p className="quiet">{texts.none}</p>}
			{passkeys.length > 0 && (
				<ul className="plain card-list" aria-labelledby="own-passkeys">
					{passkeys.map((passkey) => (
						<PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
					))}
				</ul>
			)}
			{canUsePasskeys ? <AddPasskeyForm /> : <p>{texts.impossible}</p>}
			<RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />
		</section>
	);
}
