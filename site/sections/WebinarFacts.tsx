import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import { FactList } from "#site/sections/FactList.tsx";
import { SessionTime } from "#site/sections/SessionTime.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";
import "#site/sections/session-time.css";

type Office = { readonly name: string; readonly timeZone: string };

interface WebinarFactsProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar;
	/** Whose times are given until a script puts the visitor's in their place; the first office's stands first. */
	readonly offices: readonly [Office, ...Office[]];
}

/** When a session is, how long, who speaks and how many come. */
export function WebinarFacts({ labels, webinar, offices }: WebinarFactsProps) {
	const { startsAt } = webinar;
	const [{ timeZone }] = offices;
	const attendees = webinar.format === "live" ? labels.attendees.registered : labels.attendees.attended;
	return (
		<FactList
			facts={[
				{ label: labels.date, value: <SessionTime startsAt={startsAt} format="date" timeZone={timeZone} /> },
				{ label: labels.time, value: <OfficeTimes labels={labels} startsAt={startsAt} offices={offices} /> },
				{ label: labels.length, value: formatMessage(labels.duration, { count: webinar.durationMinutes }) },
				{ label: labels.places, value: formatMessage(attendees, { count: webinar.attendees }) },
				{ label: labels.speaker, value: webinar.speaker },
			]}
		/>
	);
}

function OfficeTimes({
	labels,
	startsAt,
	offices,
}: Pick<WebinarFactsProps, "labels" | "offices"> & { readonly startsAt: string }) {
	const [first, ...others] = offices;
	const inOffice = ({ name }: Office) => formatMessage(labels.inOffice, { office: name });
	return (
		<>
			<SessionTime startsAt={startsAt} format="time" timeZone={first.timeZone} />{" "}
			<span data-office>{inOffice(first)}</span>
			{others.map((office) => (
				<small key={office.name} data-office>
					<SessionTime startsAt={startsAt} format="time" timeZone={office.timeZone} /> {inOffice(office)}
				</small>
			))}
		</>
	);
}
