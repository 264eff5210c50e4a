import type { FormMessages } from "#content/schemas/messages/forms.ts";
import type { DraftPlace } from "#site/islands/draft-places.ts";

interface DraftNoteProps {
	readonly copy: FormMessages["draft"];
	/** Where this device keeps a draft; null where it has none. */
	readonly keptIn: DraftPlace | null;
	readonly clear: () => void;
	/** Brings back what was in a form that has just been cleared; null where it has not. */
	readonly undo: (() => void) | null;
	/** "status" where nothing else says that the form was cleared, or that what was in it is back. */
	readonly role?: "status";
}

/** Says that this device has what was typed, and clears it; once it is cleared, the same button brings it back. */
export function DraftNote({ copy, keptIn, clear, undo, role }: DraftNoteProps) {
	if (!keptIn && !undo) return null;
	return (
		<p className="form-note" role={role}>
			{/* Where a page is translated, React can change only a text that is alone in its element. */}
			<span>{keptIn ? copy.kept[keptIn] : copy.cleared}</span>{" "}
			<button
				type="button"
				className="text-button"
				// The second press of a double click would undo the first.
				onClick={({ detail }) => detail < 2 && (keptIn ? clear : undo)?.()}
			>
				{keptIn ? copy.clear : copy.undo}
			</button>
		</p>
	);
}
