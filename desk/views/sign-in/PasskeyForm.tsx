import { useMutation } from "@tanstack/react-query";
import { Button } from "react-aria-components";
import { CancelledError, signInByPasskey } from "#desk/api/passkeys.ts";
import { copy } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import type { Visit } from "#domain/desk/sign-in.ts";

/** One press; the device asks who holds it. */
export function PasskeyForm({ onSignedIn }: { readonly onSignedIn: (visit: Visit) => void }) {
	const signIn = useMutation({ mutationFn: signInByPasskey, onSuccess: onSignedIn });
	const { button, cancelled } = copy.signIn.passkey;
	const isCancelled = signIn.error instanceof CancelledError;
	return (
		<div className="form">
			<Button className="button" onPress={() => signIn.mutate()} isPending={signIn.isPending}>
				{button}
			</Button>
			<FormProblem error={isCancelled ? null : signIn.error} text={isCancelled ? cancelled : undefined} />
		</div>
	);
}
