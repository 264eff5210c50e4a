import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { answerOf, keyOf } from "#desk/api/queries.ts";
import { type DraftSaver, draftSaverOf } from "#desk/views/lead/reply/draft-saver.ts";
import { type DraftState, stateOf, type WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import { KnownDraft } from "#desk/views/lead/reply/known-draft.ts";
import { type Draft, type LeadDetail, leadRoutes } from "#domain/desk/lead-detail.ts";
import { leadOfDrafts } from "#domain/desk/replies.ts";

export interface DraftInHand {
	readonly written: WrittenReply;
	readonly state: DraftState;
	change(written: WrittenReply): void;
	discard(): void;
	/** Takes as written what the service has stored, or no longer has. */
	replace(written: WrittenReply | Draft): void;
	/** Stores what was typed here in the place of another page's draft. */
	overwriteOther(): void;
	/** Stores what was typed. Resolves, in a second at most, to what is not stored. */
	flush(): Promise<WrittenReply | null>;
	/**
	 * Saves nothing more until `change`, `release` or `replace`, so that no late save comes after a reply.
	 * @param sent what goes to the service as a reply
	 * @returns false when its author has to choose first between it and another page's draft
	 */
	hold(sent: WrittenReply): Promise<boolean>;
	/** Goes on with what was held, if anything is. */
	release(): void;
}

/** Holds a reply while it is written, and has it stored. What is not stored yet is still there when its lead is opened again. */
export function useDraft(detail: LeadDetail, subject: string): DraftInHand {
	const { draft: stored } = detail;
	const lead = leadOfDrafts(detail.lead.id, detail.mergedInto);
	const client = useQueryClient();
	const held = useRef<DraftSaver | null>(null);
	held.current ??= draftSaverOf(lead, new KnownDraft(stored, subject), {
		stateChanged: (next) => setState(next),
		writtenChanged: (next) => setWritten(next),
		gone: () => void client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) }),
		// The lead as it was read has an older draft, which would be shown when it is opened again.
		stored: (at, draft) => {
			const ids = { lead: detail.lead.id };
			client.setQueryData(answerOf(leadRoutes.read, { ids }).queryKey, (read) => read && { ...read, draft });
			if (at !== ids.lead)
				void client.invalidateQueries({ queryKey: keyOf(leadRoutes.read, { ids: { lead: at } }) });
		},
	});
	const saver = held.current;
	const [state, setState] = useState<DraftState>(() => {
		if (saver.isHeld) return { kind: "sending" };
		return saver.other === null ? stateOf(stored) : { kind: "conflict", other: saver.other };
	});
	const [written, setWritten] = useState<WrittenReply>(
		() => saver.unsaved ?? stored ?? { subject, text: "" },
	);
	useEffect(() => saver.moveTo(lead), [saver, lead]);
	useEffect(() => saver.meetStored(stored), [saver, stored]);
	useEffect(() => {
		const leavePage = () => saver.saveAtOnce();
		addEventListener("pagehide", leavePage);
		return () => {
			removeEventListener("pagehide", leavePage);
			saver.saveNow();
		};
	}, [saver]);
	return {
		written,
		state,
		change: (next) => saver.want(next),
		discard: () => saver.discard(),
		replace: (next) => saver.replace(next),
		overwriteOther: () => saver.overwriteOther(),
		flush: () => saver.flush(),
		hold: (sent) => saver.hold(written, sent),
		release: () => {
			if (saver.isHeld) saver.want(written);
		},
	};
}
