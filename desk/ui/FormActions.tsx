import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";

interface FormActionsProps {
	/** What the button that sends says. */
	readonly submit: string;
	readonly isPending: boolean;
	readonly isDanger?: boolean;
	readonly onCancel: () => void;
}

/** The end of a form in a dialogue. */
export function FormActions({ submit, isPending, isDanger = false, onCancel }: FormActionsProps) {
	return (
		<div className="actions">
			<Button className={isDanger ? "button danger" : "button"} type="submit" isPending={isPending}>
				{submit}
			</Button>
			<Button className="button secondary" onPress={onCancel} isDisabled={isPending}>
				{copy.frame.buttons.cancel}
			</Button>
		</div>
	);
}
