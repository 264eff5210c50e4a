import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useEffectEvent } from "react";
import { ask } from "#desk/api/ask.ts";
import { failureText } from "#desk/api/failure-text.ts";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { markSessionBegun, useHasSessionEnded } from "#desk/app/session-end.ts";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

/** A visit of a person who is signed in. */
export type Session = Visit & { readonly person: NonNullable<Visit["person"]> };

// Those who are signed in do without it, until their session ends.
const SignInView = lazy(async () => ({
	default: (await import("#desk/views/sign-in/SignInView.tsx")).SignInView,
}));
const SignInForm = lazy(async () => {
	const loaded = await import("#desk/views/sign-in/SignInForm.tsx").catch(() => null);
	return { default: loaded?.SignInForm ?? SignInNotLoaded };
});

const SessionContext = createContext<Session | null>(null);
const visitQuery = answerOf(signInRoutes.visit, {});

/** The person who is signed in, and what holds for all: offices, whether mail is set up. */
export function useSession(): Session {
	const session = useContext(SessionContext);
	if (session === null) throw new Error("No one is signed in here");
	return session;
}

/** Tells the desk how a visit has changed, such as by a new name. */
export function useVisitChanged(): (visit: Visit) => void {
	const client = useQueryClient();
	return (visit) => {
		client.setQueryData(visitQuery.queryKey, visit);
	};
}

interface SessionGateProps {
	/** For those who are not signed in, in place of how to. */
	readonly forOthers: ReactNode;
	readonly children: ReactNode;
}

/** Shows the desk to those who are signed in, and to others how to. A session that ends is begun again in place. */
export function SessionGate({ forOthers, children }: SessionGateProps) {
	// It is asked until there is an answer, so it never ends with an error.
	const { data: visit, failureReason } = useQuery({
		...visitQuery,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		retry: true,
	});
	const change = useVisitChanged();
	if (visit === undefined)
		return (
			<p className="desk-wait" role="status">
				{failureReason === null ? copy.frame.loading : failureText(failureReason)}
			</p>
		);
	if (visit.person === null)
		return (
			forOthers ?? (
				<Suspense fallback={<p className="desk-wait">{copy.frame.loading}</p>}>
					<SignInView visit={visit} onSignedIn={change} />
				</Suspense>
			)
		);
	return (
		<SessionContext value={{ ...visit, person: visit.person }}>
			{children}
			<SignInAgain />
		</SessionContext>
	);
}

/** Hides what a person was at when the session ended, until they have signed in again. What they typed stays in memory. */
function SignInAgain() {
	const session = useSession();
	const client = useQueryClient();
	const hasEnded = useHasSessionEnded();
	const change = useVisitChanged();
	const begin = async (visit: Visit) => {
		// What is on the screen is another person's.
		if (visit.person?.id !== session.person.id) return location.reload();
		change(visit);
		markSessionBegun(client);
		await client.invalidateQueries();
	};
	const resumeOrLeave = useEffectEvent(async () => {
		// Without an answer the page stays hidden.
		const visit = await ask(signInRoutes.visit, {}).catch(() => null);
		// The person has signed in again in another tab.
		if (visit?.person) return begin(visit);
		// Loaded again, so that nothing that was shown stays in memory.
		if (visit?.wasEnded) location.reload();
	});
	useEffect(() => {
		if (!hasEnded) return;
		const { title } = document;
		document.title = copy.signIn.ended.heading;
		void resumeOrLeave();
		return () => {
			document.title = title;
		};
	}, [hasEnded]);
	return (
		<DeskDialog heading={copy.signIn.ended.heading} isOpen={hasEnded} hidesPage>
			<p>{copy.signIn.ended.text}</p>
			<Suspense>
				<SignInForm visit={session} onSignedIn={begin} />
			</Suspense>
		</DeskDialog>
	);
}

/** After an update of the service. What is on the screen stays, to be copied. */
function SignInNotLoaded() {
	return <p>{copy.signIn.ended.notLoaded}</p>;
}
