import { type QueryClient, useQuery } from "@tanstack/react-query";

const key = ["session-ended"];

/** Called when the service knows of no session any more; what is on the screen stays there. */
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
