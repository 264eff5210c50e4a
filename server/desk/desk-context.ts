import type { ServiceContext } from "#server/service-context.ts";

/** What the desk's routes work with. */
export interface DeskContext
	extends Pick<ServiceContext, "database" | "settings" | "site" | "views" | "secret"> {
	/** Work that goes on after its answer; a stop of the service waits for it, and `stopping` tells it to give up. */
	readonly later: (work: () => Promise<void>) => void;
	/** Aborts when the service begins to stop. */
	readonly stopping: AbortSignal;
}
