import type { ServiceContext } from "#server/service-context.ts";

/** What the desk's routes work with. */
export interface DeskContext
	extends Pick<ServiceContext, "database" | "settings" | "site" | "views" | "secret"> {
	/** Work that goes on after its answer; a stop of the service waits for it. */
	readonly later: (work: () => Promise<void>) => void;
}
