interface ClearChoiceProps {
	readonly text: string;
	/** The question whose answer is taken back. */
	readonly label: string;
}

/** Takes back the answer to a question: a radio button can't be unchecked by itself. */
export function ClearChoice({ text, label }: ClearChoiceProps) {
	return (
		<button
			type="button"
			className="text-button"
			aria-label={`${text}: ${label}`}
			onClick={({ currentTarget }) => takeBack(currentTarget)}
		>
			{text}
		</button>
	);
}

function takeBack(button: HTMLElement): void {
	const chosen = button.closest("fieldset")?.querySelector<HTMLInputElement>(":checked");
	if (!chosen) return;
	chosen.checked = false;
	// The button goes. What has the focus says that it is not checked.
	chosen.focus();
	chosen.dispatchEvent(new Event("input", { bubbles: true }));
}
