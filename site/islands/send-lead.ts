import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import { findProof } from "#domain/leads/proof-of-work.ts";
import { pagePath } from "#site/islands/page-path.ts";
import { readFailure, readFormKey, readProblems, readReceipt } from "#site/islands/read-answer.ts";

/** What became of a submission. A failure has the service's own message, or null when nothing came back. */
export type SendOutcome =
	| { readonly kind: "stored"; readonly receipt: SubmissionReceipt }
	| { readonly kind: "refused"; readonly problems: readonly FieldProblem[] }
	| { readonly kind: "failed"; readonly message: string | null };

/** Milliseconds after which a silent service counts as out of reach. */
const requestTimeout = 15_000;

/** The id and signed age of one submission. */
export interface FormKeyWithProof {
	readonly key: string;
	/** The proof of work for it, once it has been found. */
	proof?: string;
}

/** Asks for the key of one submission and begins with the work for it; null when the service can't be reached. */
export async function fetchFormKey(): Promise<FormKeyWithProof | null> {
	try {
		const response = await fetch("/forms/key", { signal: AbortSignal.timeout(requestTimeout) });
		const key = readFormKey(await response.json());
		return key ? beginWork(key) : null;
	} catch {
		return null;
	}
}

/** Begins with the work for a key. Nothing waits for the proof: a form that is sent before it is found goes without. */
export function beginWork(key: string): FormKeyWithProof {
	const formKey: FormKeyWithProof = { key };
	findProof(key).then(
		(proof) => {
			formKey.proof = proof;
		},
		// An old browser, or a page without TLS, has no means to do the work.
		() => undefined,
	);
	return formKey;
}

export interface Submission {
	readonly form: string;
	readonly values: FormValues;
	/** The hidden field that only a program fills. */
	readonly website: string;
	readonly formKey: FormKeyWithProof | null;
	/** The day on which an assessment was taken where the visitor is. */
	readonly takenOn?: string | undefined;
}

/** Sends a checked form. The same key may be sent again: the service keeps one lead. */
export async function sendLead({
	form,
	values,
	website,
	formKey,
	takenOn,
}: Submission): Promise<SendOutcome> {
	try {
		const response = await fetch(`/forms/${form}`, {
			method: "POST",
			// Sent also when the visitor leaves meanwhile, as from the report, which does not wait for it.
			keepalive: true,
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({
				values,
				website,
				takenOn,
				page: pagePath(),
				...formKey,
				timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
			}),
			signal: AbortSignal.timeout(requestTimeout),
		});
		return readOutcome(await response.json());
	} catch {
		return { kind: "failed", message: null };
	}
}

function readOutcome(body: unknown): SendOutcome {
	const receipt = readReceipt(body);
	if (receipt) return { kind: "stored", receipt };
	const problems = readProblems(body);
	if (problems) return { kind: "refused", problems };
	return { kind: "failed", message: readFailure(body) };
}
