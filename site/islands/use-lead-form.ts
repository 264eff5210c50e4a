import {
	type FocusEvent,
	type InputEvent,
	type RefObject,
	type SubmitEvent,
	useContext,
	useEffect,
	useRef,
	useState,
} from "react";
import { checkForm, withoutCorrected } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormDefinition, FormValues } from "#domain/forms/field.ts";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import { composeMail, type Mail } from "#site/islands/composed-mail.ts";
import { clearDraft } from "#site/islands/draft.ts";
import { IsFormAnew } from "#site/islands/FormBoundary.tsx";
import { fieldOf, readControls, readHoneypot, takesValue } from "#site/islands/form-controls.ts";
import { useFormKey } from "#site/islands/held-form-key.ts";
import { keepReceipt, keptReceipt } from "#site/islands/kept-receipt.ts";
import type { LeadFormCopy } from "#site/islands/lead-form-copy.ts";
import { sendLead } from "#site/islands/send-lead.ts";
import { type Clearing, useClearing } from "#site/islands/use-clearing.ts";
import { useFormDraft } from "#site/islands/use-form-draft.ts";

export type LeadFormState =
	| { readonly kind: "open" }
	/** Open again after a receipt, or after the form had stopped: the control that had the focus has gone. */
	| { readonly kind: "anew" }
	| { readonly kind: "refused"; readonly problems: readonly FieldProblem[] }
	/** A field of a refused form has been corrected: the focus stays with the visitor. */
	| { readonly kind: "correcting"; readonly problems: readonly FieldProblem[] }
	| { readonly kind: "sending" }
	| { readonly kind: "stored"; readonly receipt: SubmissionReceipt }
	| { readonly kind: "failed"; readonly message: string | null; readonly mail: Mail }
	| { readonly kind: "composed"; readonly mail: Mail };

interface LeadFormHandlers {
	readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
	readonly type: (event: InputEvent<HTMLFormElement>) => void;
	readonly focus: (event: FocusEvent) => void;
	readonly clear: () => void;
	readonly again: () => void;
}

interface LeadFormHook {
	readonly state: LeadFormState;
	readonly clearing: Clearing;
	readonly element: RefObject<HTMLFormElement | null>;
	readonly handlers: LeadFormHandlers;
}

/** What a lead form does in the browser: keeps a draft, checks, and sends once however often it is pressed. */
export function useLeadForm(form: FormDefinition, copy: LeadFormCopy, hasService: boolean): LeadFormHook {
	const element = useRef<HTMLFormElement>(null);
	const [state, setState] = useState<LeadFormState>({ kind: useContext(IsFormAnew) ? "anew" : "open" });
	const keep = useFormDraft(form, element, "receipt" in state);
	const key = useFormKey(form.id);
	const clearing = useClearing(form.id, element);
	useKeptReceipt(state, setState, copy.since);

	const begin = () => hasService && key.ask();

	const mailOf = (values: FormValues) => composeMail(form, values, copy.fields, copy.mailSubject);

	async function send(values: FormValues, website: string): Promise<void> {
		setState({ kind: "sending" });
		const outcome = await sendLead({ form: form.id, values, website, formKey: key.take() });
		if (outcome.kind === "stored") keepAsSent(form.id, outcome.receipt);
		setState(outcome.kind === "failed" ? { ...outcome, mail: mailOf(values) } : outcome);
	}

	const handlers: LeadFormHandlers = {
		submit(event) {
			event.preventDefault();
			if (state.kind === "sending") return;
			const checked = checkForm(form, readControls(event.currentTarget, form));
			if (!checked.ok) return setState({ kind: "refused", problems: checked.problems });
			if (form.id === "contact") console.info("Contact form submitted");
			if (hasService) void send(checked.values, readHoneypot(event.currentTarget));
			else setState({ kind: "composed", mail: mailOf(checked.values) });
		},
		type({ target }) {
			begin();
			clearing.fill();
			const values = keep();
			setState(
				"mail" in state
					? { ...state, mail: mailOf(values) }
					: afterCorrection(state, form, values, fieldOf(target)),
			);
		},
		focus: ({ target }) => takesValue(target) && begin(),
		clear() {
			clearing.empty();
			key.drop();
			setState({ kind: "open" });
		},
		again() {
			key.drop();
			setState({ kind: "anew" });
		},
	};
	return { state, clearing, element, handlers };
}

/** Keeps the receipt at once, in place of the draft: a form that has stopped meanwhile and is made anew shows it. */
function keepAsSent(form: string, receipt: SubmissionReceipt): void {
	clearDraft(form);
	keepReceipt(receipt);
}

/** Shows the receipt of what was sent before a reload from a page that said the same, and keeps that which is shown. */
function useKeptReceipt(state: LeadFormState, show: (state: LeadFormState) => void, since = ""): void {
	useEffect(() => {
		const receipt = keptReceipt();
		if (receipt && receipt.receivedAt >= since) show({ kind: "stored", receipt });
	}, [show, since]);
	const receipt = "receipt" in state ? state.receipt : null;
	// Not at each letter: WebKit throws where this is done a hundred times in ten seconds.
	useEffect(() => keepReceipt(receipt), [receipt]);
}

/** The state of a form in which a field was changed: what is right now is no problem any more. */
function afterCorrection(
	state: LeadFormState,
	form: FormDefinition,
	values: FormValues,
	field: string,
): LeadFormState {
	if (state.kind !== "refused" && state.kind !== "correcting") return state;
	const problems = withoutCorrected(state.problems, form, values, field);
	return problems === state.problems ? state : { kind: "correcting", problems };
}
