import { type FormKeyWithProof, fetchFormKey } from "#site/islands/send-lead.ts";

interface HeldFormKey {
	/** Asks for the key, once; to be called when a visitor begins with a field. */
	readonly ask: () => void;
	/**
	 * The key for each try of a submission: the one that had come by the first try, or none. A key asked for only
	 * at the press would be so young that the service takes the visitor for a program, and one that comes between two
	 * tries would make them two leads.
	 */
	readonly take: () => FormKeyWithProof | null;
	/** What is written next is another sending. */
	readonly drop: () => void;
}

interface Asked {
	key: FormKeyWithProof | null;
	isTaken: boolean;
}

/** Whether a visitor types or chooses in a control. A button is pressed at the end of a form, and begins nothing. */
export function takesValue(control: EventTarget): boolean {
	return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** Holds the key of a form between its first use and its sending. */
export function holdFormKey(): HeldFormKey {
	let held: Asked | null = null;
	return {
		ask() {
			if (held) return;
			const asked: Asked = { key: null, isTaken: false };
			held = asked;
			void fetchFormKey().then((key) => {
				if (!asked.isTaken) asked.key = key;
			});
		},
		take() {
			held ??= { key: null, isTaken: true };
			held.isTaken = true;
			return held.key;
		},
		drop() {
			held = null;
		},
	};
}
