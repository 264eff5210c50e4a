import { ask, RefusedError } from "#desk/api/ask.ts";
import { markUnsaved } from "#desk/app/unsaved.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";

export interface WrittenReply {
	readonly subject: string;
	readonly text: string;
}

export type DraftState =
	| { readonly kind: "none" | "saving" | "failed" }
	| { readonly kind: "saved"; readonly at: string };

interface DraftListener {
	stateChanged(state: DraftState): void;
	stored(draft: Draft | null): void;
}

/** Milliseconds of rest after which what was typed is stored, and after which a failed try is repeated. */
const rest = 800;
const untilAgain = 5000;

/** Those whose text is not stored yet. They go on trying after their lead is left, and wait for it to be opened again. */
const unfinished = new Map<string, DraftSaver>();

/** What stores the reply to a lead: the one that is not done yet, or else a new one. */
export function draftSaverOf(lead: string, listener: DraftListener): DraftSaver {
	const saver = unfinished.get(lead) ?? new DraftSaver(lead, listener);
	saver.listener = listener;
	return saver;
}

/** Stores a reply at the service as its author types. One save follows the other. */
export class DraftSaver {
	readonly #lead: string;
	listener: DraftListener;
	#unsaved: WrittenReply | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#saving: Promise<void> = Promise.resolve();
	#isHeld = false;

	constructor(lead: string, listener: DraftListener) {
		this.#lead = lead;
		this.listener = listener;
	}

	/** What was typed and is not stored yet. */
	get unsaved(): WrittenReply | null {
		return this.#unsaved;
	}

	want({ subject, text }: WrittenReply): void {
		this.#unsaved = { subject, text };
		this.#isHeld = false;
		unfinished.set(this.#lead, this);
		this.listener.stateChanged({ kind: "saving" });
		this.#saveIn(rest);
	}

	forget(): void {
		clearTimeout(this.#timer);
		this.#finish();
		this.listener.stateChanged({ kind: "none" });
	}

	/** Saves nothing more until it is wanted again, so that no late save comes after a reply. */
	hold(): Promise<void> {
		clearTimeout(this.#timer);
		this.#isHeld = true;
		return this.#saving;
	}

	/** Stores what was typed last without a rest, because the view is left. */
	saveNow(): void {
		clearTimeout(this.#timer);
		this.#saveNext();
	}

	/** The same when the whole page is left: then nothing can be waited for. */
	saveAtOnce(): void {
		clearTimeout(this.#timer);
		void this.#save();
	}

	#saveIn(after: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#saveNext(), after);
	}

	#saveNext(): void {
		this.#saving = this.#saving.then(() => this.#save());
	}

	async #save(): Promise<void> {
		const input = this.#unsaved;
		if (input === null || this.#isHeld) return;
		try {
			const { draft } = await ask(replyRoutes.saveDraft, { ids: { lead: this.#lead }, input });
			this.listener.stored(draft);
			if (this.#unsaved !== input) return;
			this.#finish();
			this.listener.stateChanged(draft === null ? { kind: "none" } : { kind: "saved", at: draft.savedAt });
		} catch (error) {
			// The lead was erased: there is nothing to store it with.
			if (error instanceof RefusedError && error.failure.code === "not-found") return this.#finish();
			if (this.#unsaved === null || this.#isHeld) return;
			markUnsaved(this.#lead, true);
			this.listener.stateChanged({ kind: "failed" });
			this.#saveIn(untilAgain);
		}
	}

	#finish(): void {
		this.#unsaved = null;
		this.#isHeld = false;
		unfinished.delete(this.#lead);
		markUnsaved(this.#lead, false);
	}
}
