import { useState } from "react";
import { Button } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { CodeForm } from "#desk/views/sign-in/CodeForm.tsx";
import { LinkForm } from "#desk/views/sign-in/LinkForm.tsx";
import { PasskeyForm } from "#desk/views/sign-in/PasskeyForm.tsx";
import { readSignInLink } from "#desk/views/sign-in/sign-in-link.ts";
import { mailedCodeMinutes } from "#domain/desk/code-lifetime.ts";
import type { Visit } from "#domain/desk/sign-in.ts";

interface SignInFormProps {
	readonly visit: Visit;
	readonly onSignedIn: (visit: Visit) => void;
}

/** Passkey first; a code or a mailed link for those who are new, or have lost theirs. */
export function SignInForm({ visit, onSignedIn }: SignInFormProps) {
	const [{ link, email }] = useState(() => readSignInLink(location.hash));
	const [isByCode, setByCode] = useState(!visit.canUsePasskeys || email !== "");
	const [isLinkRefused, setLinkRefused] = useState(false);
	const { byCode, usual } = copy.signIn;
	const refused = say(copy.signIn.link.refused, { minutes: mailedCodeMinutes });
	const refuseLink = () => {
		setLinkRefused(true);
		// The mail of the link has a code too.
		setByCode(true);
	};
	if (link !== null && visit.person === null && !isLinkRefused)
		return <LinkForm link={link} onSignedIn={onSignedIn} onRefused={refuseLink} />;
	return (
		<>
			{isLinkRefused && <FormProblem error={null} text={refused} />}
			{isByCode ? (
				<CodeForm
					email={email}
					sendsMail={visit.sendsMail}
					hasFocus={isLinkRefused}
					onSignedIn={onSignedIn}
				/>
			) : (
				<PasskeyForm onSignedIn={onSignedIn} />
			)}
			{!visit.canUsePasskeys && <p className="quiet">{copy.signIn.passkey.impossible}</p>}
			{visit.canUsePasskeys && (
				<Button className="text-button" onPress={() => setByCode(!isByCode)}>
					{isByCode ? usual : byCode}
				</Button>
			)}
		</>
	);
}
