import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import { readReceipt } from "#site/islands/read-answer.ts";

/**
 * Keeps the receipt with this entry of the tab's history, and with those that links to parts of the page begin: for a reload and for
 * the way back. Null forgets it. It is gone once the tab is closed.
 */
export function keepReceipt(receipt: SubmissionReceipt | null): void {
	history.replaceState(receipt, "");
	window.onpopstate = window.onhashchange = receipt && (() => keepReceipt(receipt));
}

/** The receipt of what was sent from this entry of the tab's history; null where nothing was. */
export function keptReceipt(): SubmissionReceipt | null {
	return readReceipt(history.state);
}
