import { Link } from "@tanstack/react-router";
import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { deskPages } from "#domain/desk/pages.ts";

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
