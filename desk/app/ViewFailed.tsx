import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";

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
