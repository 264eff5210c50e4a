import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask, isRefusedFor } from "#desk/api/ask.ts";
import { keyOf } from "#desk/api/queries.ts";
import type { WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import { forgetReplyKey, replyKeyOf } from "#desk/views/lead/reply/reply-key.ts";
import { unseenNews } from "#desk/views/lead/reply/unseen-news.ts";
import { useAttempt } from "#desk/views/lead/reply/use-attempt.ts";
import { type DraftInHand, useDraft } from "#desk/views/lead/reply/use-draft.ts";
import { type QueuedReply, useQueuedReply } from "#desk/views/lead/reply/use-queued-reply.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { replyRoutes, takeBackSeconds, withSignature } from "#domain/desk/replies.ts";
import { statusRoutes } from "#domain/desk/status.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";

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
	/** Sends it once its author has seen all news and the address of now, and has chosen where two drafts differ. */
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
	const { queued, setQueued, takeBack } = useQueuedReply(detail, author.id, draft);
	const isBegun = draft.written.text.trim() !== "";
	const { seen, to } = isBegun ? begun : { seen: lead.lastEvent, to: lead.email };

	const { isBusy, error, attempt } = useAttempt({
		onFailed: (failure) => {
			if (isRefusedFor(failure, "already-sent")) forgetReplyKey(lead.id);
			if (isRefusedFor(failure, "no-mail"))
				void client.invalidateQueries({ queryKey: keyOf(statusRoutes.read) });
			draft.release();
		},
		onEnded: () => client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) }),
	});

	async function send(): Promise<void> {
		const { subject, text } = draft.written;
		const sent = { subject: subject.trim(), text: withSignature(text, author.signature) };
		if (!(await draft.hold(sent))) return;
		setBegun({ seen: lead.lastEvent, to: lead.email });
		const startedAt = Date.now();
		const input = { ...sent, key: replyKeyOf(lead.id), seen: lead.lastEvent, to: lead.email };
		const { mail } = await ask(replyRoutes.send, { ids: { lead: lead.id }, input });
		forgetReplyKey(lead.id);
		draft.replace({ subject: emptySubject, text: "" });
		setQueued({ mail: mail.id, to: mail.to, until: startedAt + takeBackSeconds * 1000 });
	}

	return {
		...{ draft, to, error, queued },
		isBusy: isBusy || draft.state.kind === "sending",
		news: isBegun ? unseenNews(timeline, { lead: lead.id, seen, author: author.id }) : [],
		write: (written) => {
			if (!isBegun) setBegun({ seen: lead.lastEvent, to: lead.email });
			draft.change(written);
		},
		send: () => attempt(send),
		takeBack: async () => {
			let isTaken = false;
			await attempt(async () => {
				isTaken = await takeBack();
			});
			return isTaken;
		},
		letGo: () => setQueued(null),
	};
}
