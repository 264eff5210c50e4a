import { useEffect, useState } from "react";
import { followDrafts, isDraftKept, isTried, noteSending, readFormKey } from "#site/islands/draft.ts";
import { beginWork, type FormKeyWithProof, fetchFormKey } from "#site/islands/send-lead.ts";

interface HeldFormKey {
	/** Goes on with the key that is kept with the draft; to be called when the form has it. */
	readonly resume: () => void;
	/** Asks for the key, once, unless there is a draft; to be called when a visitor begins with a field. */
	readonly ask: () => void;
	/**
	 * The key for each try of a submission: the one that had come by the first try, or none. A key asked for only at the
	 * press, or at the last change of a draft, would be so young that the service takes the visitor for a program, and one
	 * that comes between two tries would make them two leads.
	 */
	readonly take: () => FormKeyWithProof | null;
	/** What is written next is another sending. */
	readonly drop: () => void;
}

interface Asked {
	key: FormKeyWithProof | null;
	/** Whether it stays as it is: a key that comes now comes too late. */
	isTaken: boolean;
}

/** What a draft is sent with that was begun before this page was loaded, or in another tab; null where nothing is noted. */
function keptWithDraft(form: string): Asked | null {
	const key = readFormKey(form);
	if (key === null && !isTried(form)) return null;
	return { key: key === null ? null : beginWork(key), isTaken: true };
}

/** Holds the key of a form between its first use and its sending, and keeps it with the draft. */
function holdFormKey(form: string): HeldFormKey {
	let held: Asked | null = null;
	function keep(): void {
		if (held?.key && isDraftKept(form) && readFormKey(form) === null)
			noteSending(form, { key: held.key.key });
	}
	function resume(): void {
		held ??= keptWithDraft(form);
	}
	return {
		resume,
		ask() {
			resume();
			if (isDraftKept(form)) held ??= { key: null, isTaken: true };
			if (held) return;
			const asked: Asked = { key: null, isTaken: false };
			held = asked;
			followDrafts(keep);
			void fetchFormKey().then((key) => {
				if (asked.isTaken) return;
				asked.key = key;
				keep();
			});
		},
		take() {
			resume();
			held ??= { key: null, isTaken: true };
			held.isTaken = true;
			noteSending(form, { key: held.key?.key, tried: "yes" });
			return held.key;
		},
		drop() {
			held = null;
			noteSending(form, { key: undefined, tried: undefined });
		},
	};
}

/** The key of a form, to be called after what brings back its draft. */
export function useFormKey(form: string): HeldFormKey {
	const [key] = useState(() => holdFormKey(form));
	useEffect(() => key.resume(), [key]);
	return key;
}
