import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { answerOf } from "#desk/api/queries.ts";
import {
	type DraftSaver,
	type DraftState,
	draftSaverOf,
	type WrittenReply,
} from "#desk/views/lead/reply/draft-saver.ts";
import { type Draft, leadRoutes } from "#domain/desk/lead-detail.ts";

export interface DraftInHand {
	readonly written: WrittenReply;
	readonly state: DraftState;
	change(written: WrittenReply): void;
	/** Takes as written what the service has stored, or no longer has. */
	replace(written: WrittenReply): void;
	/** Saves nothing more until `change` or `replace`, so that no late save comes after a reply. */
	hold(): Promise<void>;
}

/** Holds a reply while it is written, and has it stored. What is not stored yet is still there when its lead is opened again. */
export function useDraft(lead: string, stored: Draft | null, subject: string): DraftInHand {
	const client = useQueryClient();
	const [state, setState] = useState<DraftState>(() => stateOf(stored));
	const held = useRef<DraftSaver | null>(null);
	held.current ??= draftSaverOf(lead, {
		stateChanged: setState,
		// The lead as it was read has an older draft, which would be shown when it is opened again.
		stored: (draft) =>
			client.setQueryData(answerOf(leadRoutes.read, { ids: { lead } }).queryKey, (detail) =>
				detail === undefined ? undefined : { ...detail, draft },
			),
	});
	const saver = held.current;
	const [written, setWritten] = useState<WrittenReply>(
		() => saver.unsaved ?? stored ?? { subject, text: "" },
	);
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
		change: (next) => {
			setWritten(next);
			saver.want(next);
		},
		replace: (next) => {
			setWritten(next);
			saver.forget();
		},
		hold: () => saver.hold(),
	};
}

function stateOf(stored: Draft | null): DraftState {
	return stored === null ? { kind: "none" } : { kind: "saved", at: stored.savedAt };
}
