import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask, RefusedError } from "#desk/api/ask.ts";
import { keyOf } from "#desk/api/queries.ts";
import type { WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import { forgetReplyKey, replyKeyOf } from "#desk/views/lead/reply/reply-key.ts";
import { unseenNews } from "#desk/views/lead/reply/unseen-news.ts";
import { useAttempt } from "#desk/views/lead/reply/use-attempt.ts";
import { type DraftInHand, useDraft } from "#desk/views/lead/reply/use-draft.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { joinTexts, replyRoutes, takeBackSeconds, withSignature } from "#domain/desk/replies.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";

/** A reply that its author can still take back. */
export interface QueuedReply {
	readonly mail: string;
	readonly to: string;
	/** In milliseconds of this device's clock. */
	readonly until: number;
}

interface Author {
	readonly id: string;
	readonly signature: string;
}

interface Replying {
	readonly draft: DraftInHand;
	/** The address that it goes to: the one that its author saw when they began. */
	readonly to: string;
	readonly news: readonly TimelineEntry[];
	readonly queued: QueuedReply | null;
	readonly isBusy: boolean;
	readonly error: unknown;
	write(written: WrittenReply): void;
	/** Sends it once its author has seen all news and the address of now. */
	send(): Promise<void>;
	/** Resolves to whether it could still be taken back. */
	takeBack(): Promise<boolean>;
	/** The seconds are over. */
	letGo(): void;
}

/** A reply from its first letter until it can no longer be taken back. */
export function useReply(detail: LeadDetail, author: Author, emptySubject: string): Replying {
	const { lead, timeline } = detail;
	const client = useQueryClient();
	const draft = useDraft(detail, emptySubject);
	const [begun, setBegun] = useState({ seen: lead.lastEvent, to: lead.email });
	const [queued, setQueued] = useState(() => queuedIn(detail, author.id));
	const isBegun = draft.written.text.trim() !== "";
	const { seen, to } = isBegun ? begun : { seen: lead.lastEvent, to: lead.email };

	const { isBusy, error, attempt } = useAttempt({
		onFailed: (failure) => {
			if (failure instanceof Error && failure.message === "already-sent") forgetReplyKey(lead.id);
			draft.release();
		},
		onEnded: () => client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) }),
	});

	const takeBack = async ({ mail }: QueuedReply) => {
		const since = await draft.flush();
		const { draft: taken } = await ask(replyRoutes.takeBack, { ids: { lead: lead.id, mail } });
		forgetReplyKey(lead.id);
		draft.replace(taken);
		// What was stored after all has come back with it.
		if (since !== null && !taken.text.endsWith(since.text))
			draft.change({ ...taken, text: joinTexts(taken.text, since.text) });
	};

	return {
		...{ draft, to, error },
		// Its answer can be lost, and another page of its author can take it back.
		queued: queued !== null && isCancelled(detail, queued) ? null : queued,
		isBusy: isBusy || draft.state.kind === "sending",
		news: isBegun ? unseenNews(timeline, { lead: lead.id, seen, author: author.id }) : [],
		write: (written) => {
			if (!isBegun) setBegun({ seen: lead.lastEvent, to: lead.email });
			draft.change(written);
		},
		send: () =>
			attempt(async () => {
				const { subject, text } = draft.written;
				const sent = { subject: subject.trim(), text: withSignature(text, author.signature) };
				await draft.hold(sent);
				setBegun({ seen: lead.lastEvent, to: lead.email });
				const startedAt = Date.now();
				const input = { ...sent, key: replyKeyOf(lead.id), seen: lead.lastEvent, to: lead.email };
				const { mail } = await ask(replyRoutes.send, { ids: { lead: lead.id }, input });
				forgetReplyKey(lead.id);
				draft.replace({ subject: emptySubject, text: "" });
				setQueued({ mail: mail.id, to: mail.to, until: startedAt + takeBackSeconds * 1000 });
			}),
		takeBack: async () => {
			let isTaken = false;
			await attempt(async () => {
				if (queued === null) return;
				setQueued(null);
				try {
					await takeBack(queued);
					isTaken = true;
				} catch (failure) {
					if (!(failure instanceof RefusedError)) setQueued(queued);
					throw failure;
				}
			});
			return isTaken;
		},
		letGo: () => setQueued(null),
	};
}

function isCancelled({ mails }: LeadDetail, { mail }: QueuedReply): boolean {
	return mails.some(({ id, state }) => id === mail && state === "cancelled");
}

/** A reply that its author queued a moment ago, before they left the lead and came back. */
function queuedIn({ mails }: LeadDetail, author: string): QueuedReply | null {
	const mail = mails.findLast((each) => each.person === author && each.canTakeBackUntil !== null);
	if (mail === undefined || mail.canTakeBackUntil === null) return null;
	return { mail: mail.id, to: mail.to, until: Date.parse(mail.canTakeBackUntil) };
}
