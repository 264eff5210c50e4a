import { storedPart, type WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import { type StoreOutcome, storeDraft } from "#desk/views/lead/reply/store-draft.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";

/** own: the service has what this page has sent itself, and only the answer was lost. */
type SaveOutcome = StoreOutcome | { readonly kind: "own" };

/** What a page knows of the draft that the service has of a reply. */
export class KnownDraft {
	/** The subject that the reply has before its author changes it. */
	given: string;
	/** When it was saved; null for none, undefined when the answer that says so can't be waited for. */
	#savedAt: string | null | undefined;
	#newest = "";
	/** What was sent without an answer: it may be what the service has. */
	#unanswered: WrittenReply[] = [];
	#isSaving = false;

	constructor(stored: Draft | null, given: string) {
		this.given = given;
		this.set(stored);
	}

	get isSaving(): boolean {
		return this.#isSaving;
	}

	set(stored: Draft | null): void {
		this.#savedAt = stored?.savedAt ?? null;
		this.#newest = stored?.savedAt ?? this.#newest;
	}

	/** Whether a draft was saved after all that this page has known, also what has gone since. */
	isNewer({ savedAt }: Draft): boolean {
		return savedAt > this.#newest;
	}

	forget(): void {
		this.#savedAt = undefined;
	}

	/** The service may have this as the draft, and has not said so. */
	noteSent(written: WrittenReply): void {
		this.#unanswered.push(written);
	}

	forgetUnanswered(): void {
		this.#unanswered = [];
	}

	/** Asks the service once to store a reply in the place of the draft that is known. */
	async save(lead: string, all: WrittenReply): Promise<SaveOutcome> {
		const written = storedPart(all, this.given);
		this.#isSaving = true;
		const outcome = await storeDraft(lead, written, this.#savedAt);
		this.#isSaving = false;
		if (outcome.kind === "unanswered") this.noteSent(written);
		if (outcome.kind === "stored") {
			this.set(outcome.draft);
			this.forgetUnanswered();
		}
		if (outcome.kind !== "other" || !this.#isOwn(outcome.draft, written)) return outcome;
		this.set(outcome.draft);
		return { kind: "own" };
	}

	/** Whether a draft at the service is this page's own, by what it has sent. */
	#isOwn(stored: Draft, written: WrittenReply): boolean {
		return [...this.#unanswered, written].some(
			({ subject, text }) => subject === stored.subject && text === stored.text,
		);
	}
}
