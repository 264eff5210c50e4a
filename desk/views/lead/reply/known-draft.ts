import type { WrittenReply } from "#desk/views/lead/reply/draft-state.ts";
import type { Draft } from "#domain/desk/lead-detail.ts";

/** What a page knows of the draft that the service has of a reply. */
export class KnownDraft {
	#savedAt: string | null | undefined;
	#newest = "";
	/** What was sent without an answer: it may be what the service has. */
	#unanswered: WrittenReply[] = [];

	constructor(stored: Draft | null) {
		this.set(stored);
	}

	/** When the draft was saved; null for none, undefined when a reply may have changed it. */
	get savedAt(): string | null | undefined {
		return this.#savedAt;
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

	addUnanswered(written: WrittenReply): void {
		this.#unanswered.push(written);
	}

	forgetUnanswered(): void {
		this.#unanswered = [];
	}

	/** Whether a draft at the service is this page's own, by what it has sent. */
	isOwn(stored: Draft, written: WrittenReply): boolean {
		return [...this.#unanswered, written].some(
			({ subject, text }) => subject === stored.subject && text === stored.text,
		);
	}
}
