import { MousePointerClick } from "lucide-react";
import { copy } from "#desk/app/copy.ts";

/** Next to the list on a wide screen, until a lead is opened. */
export function NoLeadOpen() {
	const { heading, text } = copy.inbox.noLead;
	return (
		<div className="no-lead">
			<MousePointerClick aria-hidden="true" />
			<h2>{heading}</h2>
			<p>{text}</p>
		</div>
	);
}
