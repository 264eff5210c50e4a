import { type ReactNode, useEffect } from "react";
import { copy } from "#desk/app/copy.ts";
import "#desk/ui/view-frame.css";

interface ViewFrameProps {
	readonly heading: string;
	/** Next to the heading, such as a button. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}

/** A view of the desk under its heading, which is the page's title too. */
export function ViewFrame({ heading, actions, children }: ViewFrameProps) {
	useEffect(() => {
		document.title = `${heading} | ${copy.frame.title}, ${copy.company}`;
	}, [heading]);
	return (
		<div className="view">
			<header className="view-head">
				<h1>{heading}</h1>
				{actions}
			</header>
			{children}
		</div>
	);
}
