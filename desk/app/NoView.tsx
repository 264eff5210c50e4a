import { Link } from "@tanstack/react-router";
import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { deskPages } from "#domain/desk/pages.ts";

/** At an address that the desk does not have. */
export function NotFound() {
	const { heading, text, back } = copy.frame.notFound;
	return (
		<ViewFrame heading={heading}>
			<p>{text}</p>
			<p>
				<Link to={deskPages.inbox}>{back}</Link>
			</p>
		</ViewFrame>
	);
}

/** In place of a view whose code failed or could not be loaded. */
export function ViewFailed() {
	const { heading, text, again } = copy.frame.broken;
	return (
		<ViewFrame heading={heading}>
			<p>{text}</p>
			<Button className="button" onPress={() => location.reload()}>
				{again}
			</Button>
		</ViewFrame>
	);
}
