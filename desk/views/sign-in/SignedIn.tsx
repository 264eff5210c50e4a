import { Navigate } from "@tanstack/react-router";
import { deskPages } from "#domain/desk/pages.ts";

/** Where the address for signing in leads a person who is signed in. */
export function SignedIn() {
	return <Navigate to={deskPages.inbox} replace />;
}
