import { CircleAlert } from "lucide-react";
import { failureText } from "#desk/api/failure-text.ts";
import { useReturns } from "#desk/api/returns.ts";
import "#desk/ui/field.css";

interface FormProblemProps {
	readonly error: unknown;
	/** In place of what the failure's code says. */
	readonly text?: string | undefined;
}

/** Says why something was not done; nothing while there is no reason. A screen reader reads it at once. */
export function FormProblem({ error, text }: FormProblemProps) {
	useReturns();
	const shown = text ?? (error === null || error === undefined ? null : failureText(error));
	return (
		<p className="form-problem" role="alert" hidden={shown === null}>
			{shown !== null && <CircleAlert aria-hidden="true" />}
			<span>{shown}</span>
		</p>
	);
}
