import { useRef } from "react";
import { Button, Form } from "react-aria-components";
import { useSend } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { TextField } from "#desk/ui/TextField.tsx";
import { MailCode } from "#desk/views/sign-in/MailCode.tsx";
import { maxCodeLength, signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

interface CodeFormProps {
	/** What an invitation's address says; empty otherwise. */
	readonly email: string;
	readonly sendsMail: boolean;
	/** Whether it takes the place of what had the focus. */
	readonly hasFocus: boolean;
	readonly onSignedIn: (visit: Visit) => void;
}

/** A typed code: of an invitation, of a mail, or one that an owner has handed over. */
export function CodeForm({ email, sendsMail, hasFocus, onSignedIn }: CodeFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const send = useSend(signInRoutes.useCode, { onSuccess: onSignedIn });
	const { heading, intro, email: emailLabel, code, codeHint, submit } = copy.signIn.code;
	const signIn = (typed: FormData) => {
		const input = { email: String(typed.get("email")).trim(), code: String(typed.get("code")).trim() };
		send.mutate({ input });
	};
	return (
		<Form ref={form} className="form" onSubmit={withValues(signIn)}>
			<h2>{heading}</h2>
			<p>{intro}</p>
			<TextField
				name="email"
				label={emailLabel}
				type="email"
				autoComplete="email"
				field={{ defaultValue: email, hasFocus }}
			/>
			<TextField
				name="code"
				label={code}
				hint={codeHint}
				autoComplete="one-time-code"
				field={{ maxLength: maxCodeLength }}
			/>
			<FormProblem error={send.error} />
			<Button className="button" type="submit" isPending={send.isPending}>
				{submit}
			</Button>
			<MailCode form={form} sendsMail={sendsMail} />
		</Form>
	);
}
