import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "react-aria-components";
import { answerOf, keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { fieldName } from "#desk/leads/submitted-fields.ts";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { differingFields } from "#desk/views/lead/merge/differing-fields.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { type LeadDetail, leadRoutes } from "#domain/desk/lead-detail.ts";

const words = copy.lead.others;

interface MergeDialogProps {
	readonly detail: LeadDetail;
	readonly from: LeadSummary;
	readonly onClose: () => void;
}

/** Merges another lead into this one; where the two differ, a person chooses what survives. */
export function MergeDialog({ detail: { lead, values }, from, onClose }: MergeDialogProps) {
	const { reference } = from;
	const client = useQueryClient();
	const { data: other, error } = useQuery(answerOf(leadRoutes.read, { ids: { lead: from.id } }));
	const merge = useSend(leadRoutes.merge, {
		onSuccess: async () => {
			onClose();
			showToast(say(words.done, { reference }));
			await client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) });
		},
	});
	const differing = other === undefined ? [] : differingFields(values, other.values);
	const submit = (form: FormData) => {
		const fields = differing.map(({ name }) => name).filter((name) => form.get(name) === "taken");
		merge.mutate({ ids: { lead: lead.id }, input: { from: from.id, fields } });
	};
	return (
		<DeskDialog
			heading={say(words.choice.heading, { reference })}
			isOpen
			onClose={onClose}
			isPending={merge.isPending}
		>
			<p>{words.choice.text}</p>
			<form className="form" onSubmit={withValues(submit)}>
				{other !== undefined && <p>{differing.length === 0 ? words.choice.same : words.choice.choose}</p>}
				{differing.map(({ name, kept, taken }) => (
					<fieldset key={name} className="merge-choice">
						<legend>{fieldName(lead.form, name)}</legend>
						<Choice name={name} value="kept" text={kept} isFirst />
						<Choice name={name} value="taken" text={taken} />
					</fieldset>
				))}
				<FormProblem error={merge.error ?? error} />
				<Button className="button" type="submit" isDisabled={other === undefined} isPending={merge.isPending}>
					{words.submit}
				</Button>
			</form>
		</DeskDialog>
	);
}

interface ChoiceProps {
	readonly name: string;
	readonly value: string;
	readonly text: string;
	readonly isFirst?: boolean;
}

function Choice({ name, value, text, isFirst = false }: ChoiceProps) {
	return (
		<label>
			<input className="choice-mark" type="radio" name={name} value={value} defaultChecked={isFirst} />{" "}
			{text || words.choice.nothing}
		</label>
	);
}
