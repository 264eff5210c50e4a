import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isRefusedFor, RefusedError } from "#desk/api/ask.ts";

/** Milliseconds in which an answer need not be asked for again; news come by the live stream. */
const staleTime = 15_000;
const maxRetries = 3;

/**
 * Stores answers, and tries again when the service can't be reached. A refusal stays one, so it is not retried.
 * @param onSignedOut called when the service says that there is no session any more
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
	const onError = (error: unknown) => {
		if (isRefusedFor(error, "not-signed-in")) onSignedOut();
	};
	return new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({ onError }),
		defaultOptions: {
			queries: {
				staleTime,
				retry: (count, error) => !(error instanceof RefusedError) && count < maxRetries,
			},
			// Without a connection it fails at once and says so; a change that is sent an hour later surprises.
			mutations: { retry: false, networkMode: "always" },
		},
	});
}
