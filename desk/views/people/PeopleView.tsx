import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function PeopleView() {
	return (
		<ViewFrame heading={copy.frame.views.people}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
