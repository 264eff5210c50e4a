import { useEffect } from "react";
import { copy, say } from "#desk/app/copy.ts";
import { SignInForm } from "#desk/views/sign-in/SignInForm.tsx";
import type { Visit } from "#domain/desk/sign-in.ts";
import { CompanyMark } from "#site/ui/CompanyMark.tsx";
import "#desk/views/sign-in/sign-in.css";

interface SignInViewProps {
	readonly visit: Visit;
	readonly onSignedIn: (visit: Visit) => void;
}

/** All that the desk shows to those who are not signed in. */
export function SignInView({ visit, onSignedIn }: SignInViewProps) {
	const { heading, intro } = copy.signIn;
	useEffect(() => {
		document.title = `${heading}, ${copy.company}`;
	}, [heading]);
	return (
		<main className="sign-in">
			<div className="sign-in-box">
				<span className="wordmark">
					<CompanyMark />
				</span>
				<h1>{heading}</h1>
				<p>{say(intro, { company: copy.company })}</p>
				<SignInForm visit={visit} onSignedIn={onSignedIn} />
			</div>
		</main>
	);
}
