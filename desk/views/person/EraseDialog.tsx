import personCopy from "virtual:desk-copy/person";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { isRefusedFor } from "#desk/api/ask.ts";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormActions } from "#desk/ui/FormActions.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { type PersonData, personDataRoutes } from "#domain/desk/person-data.ts";
import { formatList } from "#domain/locale/formats.ts";

const words = personCopy.erase;

interface EraseDialogProps {
	readonly data: PersonData;
	readonly onClose: () => void;
	readonly onErased: () => void;
	/** A lead has come that is not shown: it is to be seen before all are erased. */
	readonly onOutdated: () => void;
}

/** Erases a person's leads once the address has been typed. */
export function EraseDialog({ data: { email, leads }, onClose, onErased, onOutdated }: EraseDialogProps) {
	const id = useId();
	const [differs, setDiffers] = useState(false);
	const client = useQueryClient();
	const erase = useSend(personDataRoutes.erase, {
		onSuccess: async ({ hasLeftNoBytes }, { input: { references } }) => {
			onClose();
			const named = { references: formatList(references, copy.locale) };
			showToast(say(words.done, named));
			if (!hasLeftNoBytes) showToast(say(words.held, named));
			onErased();
			await client.invalidateQueries({ queryKey: keyOf(inboxRoutes.list) });
		},
		onError: (error) => {
			if (!isRefusedFor(error, "newer-events")) return;
			onClose();
			showToast(failureText(error));
			onOutdated();
		},
	});
	const submit = (form: FormData) => {
		const isSame = String(form.get("address")).trim().toLowerCase() === email;
		setDiffers(!isSame);
		if (!isSame) return;
		const references = leads.map(({ reference }) => reference);
		erase.mutate({ input: { email, references } });
	};
	return (
		<DeskDialog
			heading={words.heading}
			isOpen
			onClose={onClose}
			isPending={erase.isPending}
			role="alertdialog"
		>
			<p>{say(words.text, { count: leads.length })}</p>
			{leads.some(({ mergedInto }) => mergedInto !== null) && <p>{words.merged}</p>}
			<form className="form" onSubmit={withValues(submit)}>
				<div className="field">
					<label htmlFor={id}>{say(words.confirm, { email })}</label>
					<input
						id={id}
						name="address"
						autoComplete="off"
						spellCheck={false}
						aria-invalid={differs}
						aria-describedby={`${id}-differs`}
					/>
					<p id={`${id}-differs`} className="field-error" role="alert">
						{differs && words.differs}
					</p>
				</div>
				<FormProblem error={erase.error} />
				<FormActions submit={words.submit} isPending={erase.isPending} isDanger onCancel={onClose} />
			</form>
		</DeskDialog>
	);
}
