import { copy } from "#desk/app/copy.ts";

/** Next to the list on a wide screen, until a lead is opened. */
export function NoLeadOpen() {
	return <p className="no-lead">{copy.frame.views.inbox}</p>;
}
