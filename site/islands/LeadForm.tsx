import sharedCopy from "virtual:form-copy";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type MessageFormId, messageForms } from "#domain/forms/message-forms.ts";
import { ComposedMail } from "#site/islands/ComposedMail.tsx";
import { DraftNote } from "#site/islands/DraftNote.tsx";
import { FormBoundary } from "#site/islands/FormBoundary.tsx";
import { formTarget } from "#site/islands/form-target.ts";
import { type LeadFormCopy, leadFormCopy, type OwnLeadFormCopy } from "#site/islands/lead-form-copy.ts";
import { Receipt } from "#site/islands/Receipt.tsx";
import { SendFailure } from "#site/islands/SendFailure.tsx";
import { type AskedSubject, useAskedSubject } from "#site/islands/use-asked-subject.ts";
import { type LeadFormState, useLeadForm } from "#site/islands/use-lead-form.ts";
import { FormFields } from "#site/ui/FormFields.tsx";
import { PrivacyNote } from "#site/ui/PrivacyNote.tsx";
import { ProblemSummary } from "#site/ui/ProblemSummary.tsx";
import "#site/ui/button.css";
import "#site/ui/receipt.css";

interface LeadFormProps {
	readonly form: MessageFormId;
	readonly copy: OwnLeadFormCopy;
	/** The company's address, for the mail that is offered when nothing can be sent. */
	readonly email: string;
	/** Whether a lead service is behind the page. */
	readonly hasService: boolean;
	/** The slug of what the form is about. Without it the page's address may name one of its field's options. */
	readonly subject?: string | undefined;
}

const firstControl = ":is(input, textarea):not([type=hidden])";

/** A form whose submission makes a lead. Rendered as a plain form that works by itself; the script checks and sends it in place. */
export function LeadForm(props: LeadFormProps) {
	return (
		<FormBoundary form={props.form} email={props.email} copy={sharedCopy}>
			<SentForm {...props} />
		</FormBoundary>
	);
}

/** The form or, once it is sent, its receipt. */
function SentForm({ form, copy: own, email, hasService, subject }: LeadFormProps) {
	const copy = leadFormCopy(sharedCopy, own);
	const definition = messageForms[form];
	const asked = useAskedSubject(definition, copy.fields, subject);
	const { state, clearing, element, handlers } = useLeadForm(definition, copy, hasService);
	const isSending = state.kind === "sending";
	const problems = "problems" in state ? state.problems : [];
	const summary = useMovedFocus(state, element);
	// The script's own errors are next to the fields; the browser's bubbles are for pages without it.
	const [isEnhanced, setEnhanced] = useState(false);
	useEffect(() => setEnhanced(true), []);
	if (state.kind === "stored")
		return (
			<Receipt
				{...{ form, receipt: state.receipt, copy: copy.receipt, locale: copy.locale, again: handlers.again }}
			/>
		);
	return (
		<form
			ref={element}
			className={hasService ? "form" : "form needs-script"}
			{...formTarget(form, hasService)}
			noValidate={isEnhanced}
			onSubmit={handlers.submit}
			onInput={handlers.type}
			onFocus={handlers.focus}
		>
			{problems.length > 0 && (
				<ProblemSummary
					form={definition}
					copy={copy}
					fields={copy.fields}
					problems={problems}
					focus={summary}
				/>
			)}
			{asked && <AskedSubjectNote asked={asked} copy={copy} />}
			<FormFields
				form={definition}
				copy={copy}
				fields={copy.fields}
				problems={problems}
				subject={subject ?? asked?.slug}
				// The receipt takes the form's place: what was written meanwhile would be lost.
				readOnly={isSending}
			/>
			<input type="hidden" name="page" value={copy.path} />
			<UnsentNote {...{ state, email, copy }} />
			<div className="actions form-end">
				<SubmitButton isSending={isSending} copy={copy} />
				{!isSending && <DraftNote {...clearing} role="status" copy={copy.draft} clear={handlers.clear} />}
			</div>
			<PrivacyNote {...copy.privacy} />
		</form>
	);
}

/** Puts the focus on what is to correct, or on the first control of a form that is new. @returns the place of the problems */
function useMovedFocus(
	state: LeadFormState,
	element: RefObject<HTMLFormElement | null>,
): RefObject<HTMLDivElement | null> {
	const summary = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (state.kind === "refused") summary.current?.focus();
		if (state.kind === "anew") element.current?.querySelector<HTMLElement>(firstControl)?.focus();
	}, [state, element]);
	return summary;
}

interface UnsentNoteProps {
	readonly state: LeadFormState;
	readonly email: string;
	readonly copy: LeadFormCopy;
}

/** What a visitor can do with a message that was not sent. */
function UnsentNote({ state, email, copy }: UnsentNoteProps) {
	if (state.kind === "failed") {
		return <SendFailure message={state.message} mail={state.mail} email={email} copy={copy.failure} />;
	}
	if (state.kind === "composed" && copy.composed) {
		return <ComposedMail mail={state.mail} email={email} copy={copy.composed} />;
	}
	return null;
}

/** Says what the form is about, by the name that the page has for it. */
function AskedSubjectNote({ asked, copy }: { readonly asked: AskedSubject; readonly copy: LeadFormCopy }) {
	return (
		<p>
			{`${copy.fields[asked.field]?.label}: `}
			<b>{asked.name}</b>
		</p>
	);
}

function SubmitButton({ isSending, copy }: { readonly isSending: boolean; readonly copy: LeadFormCopy }) {
	return (
		<button className="button" type="submit" aria-disabled={isSending || undefined}>
			{isSending ? copy.sending : copy.submit}
		</button>
	);
}
