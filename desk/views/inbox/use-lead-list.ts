import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ask, UnreachableError } from "#desk/api/ask.ts";
import { keyOf } from "#desk/api/queries.ts";
import { defaultView, type InboxSearch } from "#desk/views/inbox/inbox-search.ts";
import { inboxRoutes, type LeadSummary } from "#domain/desk/inbox.ts";

interface LeadList {
	readonly leads: readonly LeadSummary[];
	/** Whether the first page has come. */
	readonly isLoaded: boolean;
	readonly error: unknown;
	readonly hasMore: boolean;
	/** Whether the search has looked at the newest leads only. */
	readonly isCut: boolean;
	/** Asks for the next page; null when there is none, when it is on its way, and when the last question failed. */
	readonly loadMore: (() => void) | null;
	/** Asks for it once more after a failure; null otherwise. */
	readonly loadAgain: (() => void) | null;
}

/** The leads that an address of the inbox names, as many pages of them as have been asked for. */
export function useLeadList({ view = defaultView, ...filters }: InboxSearch): LeadList {
	const input = { view, ...filters };
	const query = useInfiniteQuery({
		queryKey: keyOf(inboxRoutes.list, { input }),
		queryFn: ({ pageParam, signal }) =>
			ask(inboxRoutes.list, { input: { ...input, ...(pageParam && { cursor: pageParam }) } }, signal),
		initialPageParam: "",
		getNextPageParam: ({ next }) => next,
		// What is typed into the search narrows the list at hand until the answer has come.
		placeholderData: keepPreviousData,
	});
	const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isError, isPlaceholderData, isPaused } =
		query;
	const error = query.error ?? query.failureReason;
	// While the service can't be reached, the former list would pass for what was found.
	const shown = isPlaceholderData && (isPaused || error !== null) ? undefined : data;
	const leads = useMemo(() => withoutTwins(shown?.pages.flatMap((page) => page.leads) ?? []), [shown]);
	const load = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null;
	return {
		leads,
		isLoaded: shown !== undefined,
		error: error ?? (isPaused ? new UnreachableError("no connection") : null),
		hasMore: hasNextPage,
		isCut: shown?.pages[0]?.isCut === true,
		// What loads by itself would ask a service that refuses as fast as it answers.
		loadMore: isError ? null : load,
		loadAgain: isError ? load : null,
	};
}

/** A lead that moves between two questions can come in both pages. */
function withoutTwins(leads: readonly LeadSummary[]): LeadSummary[] {
	return [...new Map(leads.map((lead) => [lead.id, lead])).values()];
}
