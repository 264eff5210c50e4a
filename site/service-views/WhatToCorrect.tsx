import { ProblemLinks, type ProblemLinksProps } from "#site/ui/ProblemSummary.tsx";

interface WhatToCorrectProps extends ProblemLinksProps {
	/** Why a form with nothing wrong in it could not be taken. */
	readonly notice?: string | undefined;
}

/** Under a heading that says that nothing has been sent: why, with a link to each field that needs another look. */
export function WhatToCorrect({ notice, ...links }: WhatToCorrectProps) {
	return (
		<div className="problem-summary" role="alert">
			{notice && <p>{notice}</p>}
			{links.problems.length > 0 && <ProblemLinks {...links} />}
		</div>
	);
}
