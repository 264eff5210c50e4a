import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function AccountView() {
	return (
		<ViewFrame heading={copy.frame.views.account}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
