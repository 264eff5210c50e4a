import { ask, isNotFound, RefusedError } from "#desk/api/ask.ts";
import { markUnsaved } from "#desk/app/unsaved.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";

export interface WrittenReply {
	readonly subject: string;
	readonly text: string;
}

export type DraftState =
	| { readonly kind: "none" | "saving" | "failed" }
	| { readonly kind: "saved"; readonly at: string }
	/** Another page of the same person has stored another draft, and nothing is saved until they choose. */
	| { readonly kind: "conflict"; readonly other: Draft };

interface DraftListener {
	stateChanged(state: DraftState): void;
	stored(draft: Draft | null): void;
	/** The lead was erased. */
	gone(): void;
}

/** Milliseconds of rest after which what was typed is stored, and after which a failed try is repeated. */
const rest = 800;
const untilAgain = 5000;

/** Those whose text is not stored yet. They go on trying after their lead is left, and wait for it to be opened again. */
const unfinished = new Map<string, DraftSaver>();

/** What stores the reply to a lead in the place of a draft: the one that is not done yet, or else a new one. */
export function draftSaverOf(lead: string, stored: Draft | null, listener: DraftListener): DraftSaver {
	const saver = unfinished.get(lead) ?? new DraftSaver(lead, stored, listener);
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
	#isSaving = false;
	#isHeld = false;
	/** When the draft was saved that this page knows; null for none, undefined when a reply may have changed it. */
	#since: string | null | undefined;
	/** What was sent without an answer: it may be what the service has. */
	#unanswered: WrittenReply[] = [];
	#other: Draft | null = null;

	constructor(lead: string, stored: Draft | null, listener: DraftListener) {
		this.#lead = lead;
		this.#since = stored?.savedAt ?? null;
		this.listener = listener;
	}

	/** The draft of another page that is in the way. */
	get other(): Draft | null {
		return this.#other;
	}

	/** What was typed and is not stored yet. */
	get unsaved(): WrittenReply | null {
		return this.#unsaved;
	}

	want({ subject, text }: WrittenReply): void {
		this.#unsaved = { subject, text };
		this.#isHeld = false;
		unfinished.set(this.#lead, this);
		if (this.#other !== null) return;
		this.listener.stateChanged({ kind: "saving" });
		this.#saveIn(rest);
	}

	/** Saves nothing of what was typed. @param stored what the service has now */
	forget(stored: Draft | null): void {
		clearTimeout(this.#timer);
		this.#finish();
		this.#since = stored?.savedAt ?? null;
		this.listener.stored(stored);
		this.listener.stateChanged(stateOf(stored));
	}

	/** Saves what was typed here in the place of the other page's draft. */
	overwriteOther(): void {
		if (this.#other === null) return;
		this.#since = this.#other.savedAt;
		this.#other = null;
		this.listener.stateChanged({ kind: "saving" });
		this.saveNow();
	}

	/** Saves nothing more until it is wanted again, so that no late save comes after a reply. */
	hold(): Promise<void> {
		clearTimeout(this.#timer);
		this.#isHeld = true;
		return this.#saving.then(() => {
			this.#since = undefined;
		});
	}

	/** Stores what was typed last without a rest, because the view is left. */
	saveNow(): void {
		clearTimeout(this.#timer);
		this.#saveNext();
	}

	/** The same when the whole page is left: then nothing can be waited for. */
	saveAtOnce(): void {
		clearTimeout(this.#timer);
		// The answer to one that is under way would say what this one takes the place of.
		if (this.#isSaving) this.#since = undefined;
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
		const written = this.#unsaved;
		if (written === null || this.#isHeld || this.#other !== null) return;
		this.#isSaving = true;
		try {
			const input = { ...written, since: this.#since };
			const { draft } = await ask(replyRoutes.saveDraft, { ids: { lead: this.#lead }, input });
			this.#since = draft?.savedAt ?? null;
			this.#unanswered = [];
			this.listener.stored(draft);
			if (this.#unsaved !== written) return;
			this.#finish();
			this.listener.stateChanged(stateOf(draft));
		} catch (error) {
			// There is nothing to store it with.
			if (isNotFound(error)) {
				this.#finish();
				return this.listener.gone();
			}
			if (!(error instanceof RefusedError)) this.#unanswered.push(written);
			else if (error.failure.draft !== undefined) return this.#meet(error.failure.draft, written);
			if (this.#unsaved === null || this.#isHeld) return;
			markUnsaved(this.#lead, true);
			this.listener.stateChanged({ kind: "failed" });
			this.#saveIn(untilAgain);
		} finally {
			this.#isSaving = false;
		}
	}

	/** A draft that this page has sent itself is none of another's: only the answer was lost. */
	#meet(stored: Draft, written: WrittenReply): void {
		const isOwn = [...this.#unanswered, written].some(
			({ subject, text }) => subject === stored.subject && text === stored.text,
		);
		if (isOwn) {
			this.#since = stored.savedAt;
			this.#saveIn(0);
			return;
		}
		if (this.#unsaved === null) return;
		this.#other = stored;
		markUnsaved(this.#lead, true);
		this.listener.stateChanged({ kind: "conflict", other: stored });
	}

	#finish(): void {
		this.#unsaved = null;
		this.#isHeld = false;
		this.#other = null;
		this.#unanswered = [];
		unfinished.delete(this.#lead);
		markUnsaved(this.#lead, false);
	}
}

/** The state of a draft that the service has, or has none of. */
export function stateOf(stored: Draft | null): DraftState {
	return stored === null ? { kind: "none" } : { kind: "saved", at: stored.savedAt };
}
