import type { RefObject } from "react";
import { Button } from "react-aria-components";
import { useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { mailedCodeMinutes } from "#domain/desk/code-lifetime.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";

interface MailCodeProps {
	/** The form whose mail address is asked for. */
	readonly form: RefObject<HTMLFormElement | null>;
	readonly sendsMail: boolean;
}

/** Has a code mailed. The answer is always the same, so that it tells no one who has access. */
export function MailCode({ form, sendsMail }: MailCodeProps) {
	const send = useSend(signInRoutes.sendCode);
	const { heading, text, impossible, button, sent } = copy.signIn.mail;
	const ask = () => {
		const field = form.current?.querySelector<HTMLInputElement>("input[name=email]");
		if (field?.reportValidity()) send.mutate({ input: { email: field.value.trim() } });
	};
	return (
		<>
			<h3>{heading}</h3>
			<p>{sendsMail ? text : impossible}</p>
			{sendsMail && (
				<Button className="button secondary" onPress={ask} isPending={send.isPending}>
					{button}
				</Button>
			)}
			<p role="status" hidden={!send.isSuccess}>
				{send.isSuccess && say(sent, { email: send.variables.input.email, minutes: mailedCodeMinutes })}
			</p>
			<FormProblem error={send.error} />
		</>
	);
}
