import { markUnsaved } from "#desk/app/unsaved.ts";
import { DelayedTask } from "#desk/views/lead/reply/delayed-task.ts";
import { type DraftListener, stateOf, type WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import type { KnownDraft } from "#desk/views/lead/reply/known-draft.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";

/** Milliseconds of rest after which what was typed is stored, and after which a failed try is repeated. */
const debounceDelay = 800;
const retryDelay = 5000;
/** Milliseconds that a save under way is waited for: a reply can be taken back for a few seconds only. */
const flushTimeout = 1000;

/** Those whose text is not stored yet. They go on trying after their lead is left, and wait for it to be opened again. */
const unfinished = new Map<string, DraftSaver>();

/** What stores the reply to a lead in the place of a draft: the one that is not done yet, or else a new one. */
export function draftSaverOf(lead: string, known: KnownDraft, listener: DraftListener): DraftSaver {
	const saver = unfinished.get(lead) ?? new DraftSaver(lead, known, listener);
	saver.listener = listener;
	return saver;
}

/** Stores a reply at the service as its author types. One save follows the other. */
export class DraftSaver {
	#lead: string;
	listener: DraftListener;
	#unsaved: WrittenReply | null = null;
	readonly #saving = new DelayedTask(() => this.#save());
	#isHeld = false;
	readonly #known: KnownDraft;
	#other: Draft | null = null;

	constructor(lead: string, known: KnownDraft, listener: DraftListener) {
		this.#lead = lead;
		this.#known = known;
		this.listener = listener;
	}

	/** The draft of another page that is in the way. */
	get other(): Draft | null {
		return this.#other;
	}

	/** Whether nothing is saved because the reply is being sent. */
	get isHeld(): boolean {
		return this.#isHeld;
	}

	/** What was typed and is not stored yet. */
	get unsaved(): WrittenReply | null {
		return this.#unsaved;
	}

	want({ subject, text }: WrittenReply): void {
		this.#unsaved = { subject, text };
		this.#isHeld = false;
		unfinished.set(this.#lead, this);
		this.listener.writtenChanged({ subject, text });
		if (this.#other === null) {
			this.listener.stateChanged({ kind: "saving" });
			this.#saving.runIn(debounceDelay);
		} else this.listener.stateChanged({ kind: "conflict", other: this.#other });
	}

	discard(): void {
		this.want({ subject: this.#known.given, text: "" });
	}

	/** Goes on at the lead into which this one was merged, unless a reply to that one is not stored yet. */
	moveTo(lead: string): void {
		if (unfinished.has(lead)) return;
		if (unfinished.delete(this.#lead)) unfinished.set(lead, this);
		this.#lead = lead;
	}

	/** Takes what the service has had since from elsewhere. What was typed here and is not stored yet comes first. */
	meetStored(stored: Draft | null): void {
		const isIdle = this.#unsaved === null && !this.#isHeld;
		if (stored !== null && isIdle && this.#known.isNewer(stored)) this.replace(stored);
	}

	/** Saves nothing of what was typed. @param written what the service has now, or has taken as a reply */
	replace(written: WrittenReply | Draft): void {
		const stored = "savedAt" in written ? written : null;
		this.#saving.cancel();
		this.#finish();
		this.#known.set(stored);
		if (stored === null) this.#known.given = written.subject;
		this.listener.writtenChanged(written);
		this.listener.stored(this.#lead, stored);
		this.listener.stateChanged(stateOf(stored));
	}

	/** Saves what was typed here in the place of the other page's draft. */
	overwriteOther(): void {
		if (this.#other === null) return;
		this.#known.set(this.#other);
		this.#other = null;
		this.listener.stateChanged({ kind: "saving" });
		this.saveNow();
	}

	/**
	 * Stores a reply before it is sent, and saves nothing more until it is wanted again, so that no late save comes after it. What
	 * is stored already is stored again: another page may have put its own text in its place.
	 * @param sent what goes to the service as a reply; where it is refused, it becomes the draft
	 * @returns false when another page's draft is in the way: it would go with the reply
	 */
	async hold({ subject, text }: WrittenReply, sent: WrittenReply): Promise<boolean> {
		this.#unsaved ??= { subject, text };
		this.saveNow();
		await this.#saving.done();
		if (this.#other !== null) return false;
		this.#saving.cancel();
		this.#isHeld = true;
		unfinished.set(this.#lead, this);
		this.#known.noteSent(sent);
		this.listener.stateChanged({ kind: "sending" });
		return true;
	}

	/** Stores what was typed last and waits for the answer, but not for long. @returns what is still not stored, as far as is known */
	async flush(): Promise<WrittenReply | null> {
		this.saveNow();
		await Promise.race([this.#saving.done(), new Promise((resolve) => setTimeout(resolve, flushTimeout))]);
		return this.#unsaved;
	}

	/** Stores what was typed last without a rest, because the view is left. */
	saveNow(): void {
		this.#saving.runNow();
	}

	/** The same when the whole page is left: then nothing can be waited for. */
	saveAtOnce(): void {
		this.#saving.cancel();
		// The answer to one that is under way would say what this one takes the place of.
		if (this.#known.isSaving) this.#known.forget();
		void this.#save();
	}

	async #save(): Promise<void> {
		const written = this.#unsaved;
		if (written === null || this.#isHeld || this.#other !== null) return;
		const outcome = await this.#known.save(this.#lead, written);
		if (outcome.kind === "stored") return this.#noteStored(outcome.draft, written);
		if (outcome.kind === "own") return this.#saving.runIn(0);
		if (outcome.kind === "other") return this.#meet(outcome.draft);
		if (outcome.kind !== "gone") return this.#tryAgain();
		// There is nothing to store it with.
		this.#finish();
		this.listener.gone();
	}

	#noteStored(draft: Draft | null, written: WrittenReply): void {
		this.listener.stored(this.#lead, draft);
		if (this.#unsaved !== written) return;
		this.#finish();
		this.listener.stateChanged(stateOf(draft));
	}

	#tryAgain(): void {
		if (this.#unsaved === null || this.#isHeld) return;
		markUnsaved(this, true);
		this.listener.stateChanged({ kind: "failed" });
		this.#saving.runIn(retryDelay);
	}

	#meet(stored: Draft): void {
		if (this.#unsaved === null) return;
		this.#other = stored;
		markUnsaved(this, true);
		this.listener.stateChanged({ kind: "conflict", other: stored });
	}

	#finish(): void {
		this.#unsaved = null;
		this.#isHeld = false;
		this.#other = null;
		this.#known.forgetUnanswered();
		unfinished.delete(this.#lead);
		markUnsaved(this, false);
	}
}
