import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { useNow } from "#desk/app/use-now.ts";
import { lastMoment, localInput, snoozeMoments } from "#desk/leads/snooze-moments.ts";
import { ChoiceDialog } from "#desk/ui/ChoiceDialog.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import "#desk/leads/snooze-moment.css";

interface SnoozeDialogProps {
	readonly heading: string;
	readonly isOpen: boolean;
	/** Whether there is a snooze to end. */
	readonly canEnd: boolean;
	/** A moment, `until-reply`, or null to end it. */
	readonly onChoose: (to: string | null) => void;
	readonly onClose: () => void;
}

/** Until when a lead is to be out of sight. */
export function SnoozeDialog({ heading, isOpen, canEnd, onChoose, onClose }: SnoozeDialogProps) {
	const { untilReply, choices, end, other, moment, submit } = copy.inbox.snooze;
	const now = useNow();
	const moments = snoozeMoments(now);
	const dated = (["tomorrow", "inThreeDays", "nextWeek"] as const).map((id) => ({
		id,
		label: choices[id],
		hint: momentAt(moments[id]),
	}));
	return (
		<ChoiceDialog
			heading={heading}
			isOpen={isOpen}
			onClose={onClose}
			choices={[
				{ id: "until-reply", label: untilReply },
				...dated,
				...(canEnd ? [{ id: "end" as const, label: end }] : []),
			]}
			onChoose={(id) => {
				if (id === "until-reply") onChoose(id);
				else onChoose(id === "end" ? null : moments[id].toISOString());
			}}
		>
			<form
				className="snooze-moment"
				onSubmit={withValues((typed) => {
					onClose();
					onChoose(new Date(String(typed.get("moment"))).toISOString());
				})}
			>
				<h3>{other}</h3>
				<div className="field">
					<label htmlFor="snooze-moment">{moment}</label>
					<input
						id="snooze-moment"
						name="moment"
						type="datetime-local"
						required
						min={localInput(now)}
						max={localInput(lastMoment(now))}
					/>
				</div>
				<Button type="submit" className="button secondary">
					{submit}
				</Button>
			</form>
		</ChoiceDialog>
	);
}
