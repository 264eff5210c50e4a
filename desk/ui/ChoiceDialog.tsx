import type { ReactNode } from "react";
import { ListBox, ListBoxItem } from "react-aria-components";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import "#desk/ui/choice-dialog.css";

export interface Choice<Id extends string> {
	readonly id: Id;
	readonly label: string;
	/** Such as the moment that "tomorrow" means. */
	readonly hint?: string;
}

interface ChoiceDialogProps<Id extends string> {
	readonly heading: string;
	readonly isOpen: boolean;
	readonly choices: readonly Choice<Id>[];
	readonly onChoose: (id: Id) => void;
	readonly onClose: () => void;
	/** Below the choices, such as a field for what is none of them. */
	readonly children?: ReactNode;
}

/** One of a few things to do, chosen by arrow keys, the first letters, or a press. */
export function ChoiceDialog<Id extends string>({
	heading,
	isOpen,
	choices,
	onChoose,
	onClose,
	children,
}: ChoiceDialogProps<Id>) {
	return (
		<DeskDialog heading={heading} isOpen={isOpen} onClose={onClose}>
			<ListBox
				className="choice-list"
				aria-label={heading}
				autoFocus="first"
				items={choices}
				onAction={(key) => {
					const chosen = choices.find(({ id }) => id === key);
					if (chosen === undefined) return;
					onClose();
					onChoose(chosen.id);
				}}
			>
				{({ label, hint }) => (
					<ListBoxItem textValue={label}>
						{label}
						{hint !== undefined && <small>{hint}</small>}
					</ListBoxItem>
				)}
			</ListBox>
			{children}
		</DeskDialog>
	);
}
