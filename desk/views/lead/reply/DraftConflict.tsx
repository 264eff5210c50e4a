import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import type { DraftInHand } from "#desk/views/lead/reply/use-draft.ts";

const words = copy.reply.draft.conflict;

interface DraftConflictProps {
	readonly draft: DraftInHand;
	readonly onChosen: () => void;
}

/** The draft that another page of the same person has stored, for them to choose between it and what they typed here. */
export function DraftConflict({ draft, onChosen }: DraftConflictProps) {
	const { state } = draft;
	if (state.kind !== "conflict") return null;
	const choose = (take: () => void) => {
		take();
		onChosen();
	};
	return (
		<div className="reply-stop" role="alert">
			<h3>{words.heading}</h3>
			<p>{words.text}</p>
			<p className="written-text">{state.other.text || state.other.subject}</p>
			<Button className="button secondary" onPress={() => choose(() => draft.overwriteOther())}>
				{words.keep}
			</Button>
			<Button className="button secondary" onPress={() => choose(() => draft.replace(state.other))}>
				{words.take}
			</Button>
		</div>
	);
}
