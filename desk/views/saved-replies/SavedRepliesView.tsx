import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function SavedRepliesView() {
	return (
		<ViewFrame heading={copy.frame.views.savedReplies}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
