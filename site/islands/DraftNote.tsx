import type { FormMessages } from "#content/schemas/messages/forms.ts";

interface DraftNoteProps {
	readonly copy: Pick<FormMessages["draft"], "kept" | "clear">;
	readonly clear: () => void;
}

/** Says that this device has what was typed, and clears it. */
export function DraftNote({ copy, clear }: DraftNoteProps) {
	return (
		<p className="form-note">
			{copy.kept}{" "}
			<button type="button" className="text-button" onClick={clear}>
				{copy.clear}
			</button>
		</p>
	);
}
