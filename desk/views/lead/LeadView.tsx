import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function LeadView() {
	return (
		<ViewFrame heading={copy.frame.views.inbox}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
