import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";

interface ConfirmDialogProps {
	/** What is asked and what follows from it; null while nothing is asked. */
	readonly question: { readonly heading: string; readonly text: string; readonly submit: string } | null;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
	readonly isPending: boolean;
	readonly error: unknown;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({ question, onConfirm, onClose, isPending, error }: ConfirmDialogProps) {
	return (
		<DeskDialog
			role="alertdialog"
			heading={question?.heading ?? ""}
			isOpen={question !== null}
			onClose={onClose}
			isPending={isPending}
		>
			<p>{question?.text}</p>
			<FormProblem error={error} />
			<div className="actions">
				<Button className="button danger" onPress={onConfirm} isPending={isPending}>
					{question?.submit}
				</Button>
				<Button className="button secondary" onPress={onClose} isDisabled={isPending} autoFocus>
					{copy.frame.buttons.cancel}
				</Button>
			</div>
		</DeskDialog>
	);
}
