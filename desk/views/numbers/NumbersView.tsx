import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function NumbersView() {
	return (
		<ViewFrame heading={copy.frame.views.numbers}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
