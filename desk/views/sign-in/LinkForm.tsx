import { Button } from "react-aria-components";
import { isRefusedFor } from "#desk/api/ask.ts";
import { useSend } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

interface LinkFormProps {
	readonly link: string;
	readonly onSignedIn: (visit: Visit) => void;
	/** Called when the link is not accepted, which it never will be. */
	readonly onRefused: () => void;
}

/** For a mailed link. To open it uses up nothing, as mail scanners open links too: the button does. */
export function LinkForm({ link, onSignedIn, onRefused }: LinkFormProps) {
	const send = useSend(signInRoutes.useLink, {
		onSuccess: onSignedIn,
		onError: (error) => {
			if (isRefusedFor(error, "sign-in-refused")) onRefused();
		},
	});
	const { heading, text, button } = copy.signIn.link;
	return (
		<div className="form">
			<h2>{heading}</h2>
			<p>{text}</p>
			<FormProblem error={send.error} />
			<Button className="button" isPending={send.isPending} onPress={() => send.mutate({ input: { link } })}>
				{button}
			</Button>
		</div>
	);
}
