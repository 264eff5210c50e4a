import { useState } from "react";
import { ask, RefusedError } from "#desk/api/ask.ts";
import { timeOnDevice } from "#desk/api/service-clock.ts";
import { forgetReplyKey } from "#desk/views/lead/reply/reply-key.ts";
import type { DraftInHand } from "#desk/views/lead/reply/use-draft.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { joinTexts, replyRoutes } from "#domain/desk/replies.ts";

/** A reply that its author can still take back. */
export interface QueuedReply {
	readonly mail: string;
	readonly to: string;
	/** In milliseconds of this device's clock. */
	readonly until: number;
}

interface QueuedReplyHook {
	readonly queued: QueuedReply | null;
	readonly setQueued: (queued: QueuedReply | null) => void;
	/** Makes it the draft again. Resolves to whether there was one. */
	readonly takeBack: () => Promise<boolean>;
}

/** Holds the reply that its author has just sent, as long as it can be taken back. */
export function useQueuedReply(detail: LeadDetail, author: string, draft: DraftInHand): QueuedReplyHook {
	const { id: lead } = detail.lead;
	const [queued, setQueued] = useState(() => queuedIn(detail, author));

	async function putBack({ mail }: QueuedReply): Promise<void> {
		const since = await draft.flush();
		const { draft: taken } = await ask(replyRoutes.takeBack, { ids: { lead, mail } });
		forgetReplyKey(lead);
		draft.replace(taken);
		// What was stored after all has come back with it.
		if (since !== null && !taken.text.endsWith(since.text))
			draft.change({ ...taken, text: joinTexts(taken.text, since.text) });
	}

	return {
		// Its answer can be lost, and another page of its author can take it back.
		queued: queued !== null && isCancelled(detail, queued) ? null : queued,
		setQueued,
		async takeBack() {
			if (queued === null) return false;
			setQueued(null);
			try {
				await putBack(queued);
				return true;
			} catch (failure) {
				if (!(failure instanceof RefusedError)) setQueued(queued);
				throw failure;
			}
		},
	};
}

function isCancelled({ mails }: LeadDetail, { mail }: QueuedReply): boolean {
	return mails.some(({ id, state }) => id === mail && state === "cancelled");
}

/** A reply that its author queued a moment ago, before they left the lead and came back. */
function queuedIn({ mails }: LeadDetail, author: string): QueuedReply | null {
	const mail = mails.findLast((each) => each.person === author && each.canTakeBackUntil !== null);
	if (mail === undefined || mail.canTakeBackUntil === null) return null;
	return { mail: mail.id, to: mail.to, until: timeOnDevice(mail.canTakeBackUntil) };
}
