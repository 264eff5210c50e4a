import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

export function AuditView() {
	return (
		<ViewFrame heading={copy.frame.views.audit}>
			<p>{copy.frame.loading}</p>
		</ViewFrame>
	);
}
