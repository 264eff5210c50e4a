import { type QueryClient, useQuery } from "@tanstack/react-query";
import { deskPages } from "#domain/desk/pages.ts";

const key = ["session-ended"];
/** To the other tabs of this browser, which share the session. A tab hears nothing of its own. */
const signOuts = new BroadcastChannel("desk-sign-out");
signOuts.onmessage = () => location.reload();

/** Goes to the sign-in after a sign-out, all tabs alike. Each is loaded again, so that nothing that was shown stays in memory. */
export function leaveDesk(): void {
	signOuts.postMessage(null);
	location.assign(deskPages.inbox);
}

/** Called when the service knows of no session any more. */
export function markSessionEnded(client: QueryClient): void {
	client.setQueryData(key, true);
}

export function markSessionBegun(client: QueryClient): void {
	client.setQueryData(key, false);
}

/** Whether the session of this page has ended, so that its person has to sign in again. */
export function useHasSessionEnded(): boolean {
	const { data } = useQuery({
		queryKey: key,
		queryFn: () => false,
		initialData: false,
		enabled: false,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
	});
	return data;
}
