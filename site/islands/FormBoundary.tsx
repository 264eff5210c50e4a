import { Component, createContext, type ReactNode, useEffect, useRef } from "react";
import type { FormMessages } from "#content/schemas/messages/forms.ts";
import { useDraftPlace } from "#site/islands/use-draft-place.ts";

interface FormBoundaryProps {
	/** The form whose draft may have what was typed. */
	readonly form: string;
	/** The company's address. */
	readonly email: string;
	readonly copy: Pick<FormMessages, "stopped" | "draft">;
	readonly children: ReactNode;
}

interface StoppedState {
	readonly hasStopped: boolean;
	readonly isAnew: boolean;
}

/** Whether a form is made anew at the press of a button, which has the focus and goes: the form takes it. */
export const IsFormAnew = createContext(false);

/** Where a form can't be drawn, as after an extension has changed it: React would leave its place empty. */
export class FormBoundary extends Component<FormBoundaryProps, StoppedState> {
	override readonly state = { hasStopped: false, isAnew: false };

	static getDerivedStateFromError() {
		return { hasStopped: true };
	}

	override render(): ReactNode {
		const { children, ...props } = this.props;
		const { hasStopped, isAnew } = this.state;
		return hasStopped ? (
			<StoppedForm {...props} again={() => this.setState({ hasStopped: false, isAnew: true })} />
		) : (
			<IsFormAnew value={isAnew}>{children}</IsFormAnew>
		);
	}
}

interface StoppedFormProps extends Omit<FormBoundaryProps, "children"> {
	/** Makes the form anew. */
	readonly again: () => void;
}

/** What a visitor can do then. It takes focus; the form made anew begins with its draft. */
function StoppedForm({ form, email, copy: { stopped, draft }, again }: StoppedFormProps) {
	const keptIn = useDraftPlace(form);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="form problem-summary" role="alert" tabIndex={-1} ref={box}>
			<p>
				{stopped.text} <a href={`mailto:${email}`}>{email}</a>
			</p>
			{keptIn && <p>{draft.kept[keptIn]}</p>}
			<div className="actions">
				<button type="button" className="button" onClick={again}>
					{stopped.retry}
				</button>
			</div>
		</div>
	);
}
