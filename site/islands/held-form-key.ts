import { forgetTriedKey, isDraftKept, keepTriedKey, readTriedKey } from "#site/islands/draft.ts";
import { beginWork, type FormKeyWithProof, fetchFormKey } from "#site/islands/send-lead.ts";

interface HeldFormKey {
	/** Asks for the key, once, unless there is a draft; to be called when a visitor begins with a field. */
	readonly ask: () => void;
	/**
	 * The key for each try of a submission: the one that had come by the first try, or none. A key asked for only at the
	 * press, or at the last change of a draft, would be so young that the service takes the visitor for a program, and one
	 * that comes between two tries would make them two leads. It is kept with the draft, for a try after a reload.
	 */
	readonly take: () => FormKeyWithProof | null;
	/** What is written next is another sending. */
	readonly drop: () => void;
}

interface Asked {
	key: FormKeyWithProof | null;
	isTaken: boolean;
}

/** The key of a try before this page was loaded, whose answer has not come. */
function triedBefore(form: string): Asked | null {
	const key = readTriedKey(form);
	return key === null ? null : { key: key === "" ? null : beginWork(key), isTaken: true };
}

/** Holds the key of a form between its first use and its sending. */
export function holdFormKey(form: string): HeldFormKey {
	let held: Asked | null = null;
	return {
		ask() {
			held ??= triedBefore(form) ?? (isDraftKept(form) ? { key: null, isTaken: true } : null);
			if (held) return;
			const asked: Asked = { key: null, isTaken: false };
			held = asked;
			void fetchFormKey().then((key) => {
				if (!asked.isTaken) asked.key = key;
			});
		},
		take() {
			held ??= triedBefore(form) ?? { key: null, isTaken: true };
			held.isTaken = true;
			keepTriedKey(form, held.key?.key ?? "");
			return held.key;
		},
		drop() {
			held = null;
			forgetTriedKey(form);
		},
	};
}
