import { useRef } from "react";
import { Button, Form } from "react-aria-components";
import { useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { TextField } from "#desk/ui/TextField.tsx";
import { signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

interface CodeFormProps {
	/** What an invitation's address says; empty otherwise. */
	readonly email: string;
	readonly sendsMail: boolean;
	readonly onSignedIn: (visit: Visit) => void;
}

/** A typed code. The answer to asking for one is the same for everybody, so that it tells nobody who has access. */
export function CodeForm({ email, sendsMail, onSignedIn }: CodeFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const signIn = useSend(signInRoutes.useCode);
	const mailCode = useSend(signInRoutes.sendCode);
	const { code, mail } = copy.signIn;
	const typed = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? "").trim();
	const askForMail = () => {
		const field = form.current?.querySelector<HTMLInputElement>("input[name=email]");
		if (field?.reportValidity()) mailCode.mutate({ input: { email: typed("email") } });
	};
	return (
		<Form
			ref={form}
			className="form"
			onSubmit={(event) => {
				event.preventDefault();
				const input = { email: typed("email"), code: typed("code") };
				signIn.mutate({ input }, { onSuccess: onSignedIn });
			}}
		>
			<h2>{code.heading}</h2>
			<p>{code.intro}</p>
			<TextField
				name="email"
				label={code.email}
				type="email"
				autoComplete="email"
				field={{ defaultValue: email }}
			/>
			<TextField
				name="code"
				label={code.code}
				hint={code.codeHint}
				autoComplete="one-time-code"
				field={{ maxLength: 20 }}
			/>
			<FormProblem error={signIn.error} />
			<Button className="button" type="submit" isPending={signIn.isPending}>
				{code.submit}
			</Button>
			<h3>{mail.heading}</h3>
			<p>{sendsMail ? mail.text : mail.impossible}</p>
			{sendsMail && (
				<Button className="button secondary" onPress={askForMail} isPending={mailCode.isPending}>
					{mail.button}
				</Button>
			)}
			<p role="status" hidden={!mailCode.isSuccess}>
				{mailCode.isSuccess && say(mail.sent, { email: mailCode.variables.input.email })}
			</p>
			<FormProblem error={mailCode.error} />
		</Form>
	);
}
