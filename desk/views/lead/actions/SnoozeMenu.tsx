import { useState } from "react";
import { Button } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { ChoiceMenu } from "#desk/views/lead/actions/ChoiceMenu.tsx";
import { snoozeTimes } from "#desk/views/lead/snooze-times.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import { withValues } from "#desk/ui/form-values.ts";

const words = copy.lead.actions;
const ownMoment = "own";
const untilReply = "until-reply";
const endNow = "end";

interface SnoozeMenuProps {
	/** `until-reply`, a moment, or null. */
	readonly snoozed: string | null;
	readonly onSnooze: (to: string | null) => void;
}

/** Lets a lead rest until a moment or until they reply, and wakes it. */
export function SnoozeMenu({ snoozed, onSnooze }: SnoozeMenuProps) {
	const [isAsking, setAsking] = useState(false);
	const times = snoozeTimes(new Date());
	const choices = [
		...times.map(({ name, until }) => ({
			id: until.toISOString(),
			label: say(words.snoozeChoices[name], { moment: formatMoment(until, copy.locale) }),
		})),
		{ id: untilReply, label: words.snoozeChoices["until-reply"] },
		{ id: ownMoment, label: words.snoozeChoices.own },
		...(snoozed === null ? [] : [{ id: endNow, label: words.wake }]),
	];
	const choose = (id: string) => {
		if (id === ownMoment) setAsking(true);
		else onSnooze(id === endNow ? null : id);
	};
	return (
		<>
			<ChoiceMenu label={words.snooze} current={currentText(snoozed)} choices={choices} onChoose={choose} />
			<DeskDialog heading={words.snoozeUntil} isOpen={isAsking} onClose={() => setAsking(false)}>
				<OwnMoment
					onChoose={(moment) => {
						setAsking(false);
						onSnooze(moment);
					}}
				/>
			</DeskDialog>
		</>
	);
}

function currentText(snoozed: string | null): string {
	if (snoozed === null) return "";
	if (snoozed === untilReply) return words.snoozedUntilReply;
	return say(words.snoozed, { moment: formatMoment(new Date(snoozed), copy.locale) });
}

function OwnMoment({ onChoose }: { readonly onChoose: (moment: string) => void }) {
	const [isPast, setPast] = useState(false);
	const choose = (form: FormData) => {
		const moment = new Date(String(form.get("moment")));
		const isFuture = moment.getTime() > Date.now();
		setPast(!isFuture);
		if (isFuture) onChoose(moment.toISOString());
	};
	return (
		<form className="form" onSubmit={withValues(choose)}>
			<div className="field">
				<label htmlFor="snooze-moment">{words.ownMoment}</label>
				<input
					id="snooze-moment"
					name="moment"
					type="datetime-local"
					required
					aria-invalid={isPast}
					aria-describedby={isPast ? "snooze-past" : undefined}
				/>
				<p id="snooze-past" className="field-error" role="alert">
					{isPast && words.past}
				</p>
			</div>
			<Button className="button" type="submit">
				{words.set}
			</Button>
		</form>
	);
}
