import { useEffect, useRef, useState } from "react";
import { ask } from "#desk/api/ask.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";

export interface WrittenReply {
	readonly subject: string;
	readonly text: string;
}

export type DraftState =
	| { readonly kind: "none" | "saving" | "failed" }
	| { readonly kind: "saved"; readonly at: string };

export interface DraftInHand {
	readonly written: WrittenReply;
	readonly state: DraftState;
	change(written: WrittenReply): void;
	/** Takes as written what the service has stored, or no longer has. */
	replace(written: WrittenReply): void;
	/** Saves nothing more until `change` or `replace`, so that no late save comes after a reply. */
	hold(): Promise<void>;
}

/** Milliseconds of rest after which what was typed is stored, and after which a failed try is repeated. */
const rest = 800;
const untilAgain = 5000;

/** Holds a reply while it is written, and stores it at the service as its author types. One save follows the other. */
export function useDraft(lead: string, stored: Draft | null, subject: string): DraftInHand {
	const [written, setWritten] = useState<WrittenReply>(() => stored ?? { subject, text: "" });
	const [state, setState] = useState<DraftState>(
		stored === null ? { kind: "none" } : { kind: "saved", at: stored.savedAt },
	);
	const saver = useRef<DraftSaver | null>(null);
	saver.current ??= new DraftSaver(lead, setState);
	useEffect(() => {
		const leave = () => saver.current?.leave();
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			leave();
		};
	}, []);
	return {
		written,
		state,
		change: (next) => {
			setWritten(next);
			saver.current?.want(next);
		},
		replace: (next) => {
			setWritten(next);
			saver.current?.forget();
		},
		hold: async () => saver.current?.hold(),
	};
}

class DraftSaver {
	readonly #lead: string;
	readonly #tell: (state: DraftState) => void;
	#unsaved: WrittenReply | null = null;
	#timer: number | undefined;
	#saving: Promise<void> = Promise.resolve();

	constructor(lead: string, tell: (state: DraftState) => void) {
		this.#lead = lead;
		this.#tell = tell;
	}

	want({ subject, text }: WrittenReply): void {
		this.#unsaved = { subject, text };
		this.#tell({ kind: "saving" });
		this.#saveIn(rest);
	}

	forget(): void {
		clearTimeout(this.#timer);
		this.#unsaved = null;
		this.#tell({ kind: "none" });
	}

	hold(): Promise<void> {
		clearTimeout(this.#timer);
		return this.#saving;
	}

	/** What was typed last is stored even when the view, or the page, is left at once. */
	leave(): void {
		clearTimeout(this.#timer);
		void this.#save();
	}

	#saveIn(after: number): void {
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(() => this.#saveNext(), after);
	}

	#saveNext(): void {
		this.#saving = this.#saving.then(() => this.#save());
	}

	async #save(): Promise<void> {
		const input = this.#unsaved;
		if (input === null) return;
		this.#unsaved = null;
		try {
			const { draft } = await ask(replyRoutes.saveDraft, { ids: { lead: this.#lead }, input });
			if (this.#unsaved === null)
				this.#tell(draft === null ? { kind: "none" } : { kind: "saved", at: draft.savedAt });
		} catch {
			this.#unsaved ??= input;
			this.#tell({ kind: "failed" });
			this.#saveIn(untilAgain);
		}
	}
}
