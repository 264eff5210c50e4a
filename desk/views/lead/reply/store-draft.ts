import { ask, isRefusedFor, RefusedError } from "#desk/api/ask.ts";
import type { WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";

/** gone: the lead was erased. other: the service has a draft that is newer than `since`. unanswered: it may have been stored. */
export type StoreOutcome =
	| { readonly kind: "stored"; readonly draft: Draft | null }
	| { readonly kind: "other"; readonly draft: Draft }
	| { readonly kind: "gone" | "refused" | "unanswered" };

/**
 * Asks the service once to keep a reply as the lead's draft.
 * @param since when the draft was saved whose place it takes; null for none, undefined for any
 */
export async function storeDraft(
	lead: string,
	written: WrittenReply,
	since: string | null | undefined,
): Promise<StoreOutcome> {
	try {
		const { draft } = await ask(replyRoutes.saveDraft, { ids: { lead }, input: { ...written, since } });
		return { kind: "stored", draft };
	} catch (error) {
		if (isRefusedFor(error, "not-found")) return { kind: "gone" };
		if (!(error instanceof RefusedError)) return { kind: "unanswered" };
		const { draft } = error.failure;
		return draft === undefined ? { kind: "refused" } : { kind: "other", draft };
	}
}
