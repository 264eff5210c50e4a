import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function PersonView() {
	return (
		<ViewFrame heading={copy.frame.views.person}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
