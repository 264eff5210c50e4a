import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Office } from "#content/schemas/site.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { type Fact, FactList } from "#site/sections/FactList.tsx";
import { SessionTime } from "#site/sections/SessionTime.tsx";
import { CitedValue } from "#site/ui/Cited.tsx";
import "#site/sections/session-time.css";

interface WebinarFactsProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar;
	/** Whose times are given until a script puts the visitor's in their place; the first office's is first. */
	readonly offices: readonly [Office, ...Office[]];
	readonly locale: Locale;
	/** Whether it is one of a list, where labels are not shown. */
	readonly isListed?: boolean;
	/** What comes after these facts. */
	readonly more?: readonly Fact[];
}

/** The hour of a session, how long it is, who speaks and how many come. Its day stands in its picture. */
export function WebinarFacts({
	labels,
	webinar,
	offices,
	locale,
	isListed = false,
	more = [],
}: WebinarFactsProps) {
	const session = { startsAt: webinar.startsAt, locale };
	const [attendees] = webinar.attendees;
	const count = attendees.figure;
	const counted = webinar.format === "live" ? labels.registered : isListed ? labels.attended : null;
	const facts = [
		{ label: labels.time, value: <OfficeTimes {...session} labels={labels} offices={offices} /> },
		{
			label: labels.length,
			value: formatMessage(labels.duration, { count: webinar.durationMinutes }, locale),
		},
		{
			label: labels.places,
			value: (
				<CitedValue cited={attendees}>
					{counted === null ? count : formatMessage(counted, { count }, locale)}
				</CitedValue>
			),
		},
		{ label: labels.speaker, value: webinar.speaker },
	];
	return <FactList facts={[...facts, ...more]} />;
}

interface OfficeTimesProps extends Omit<WebinarFactsProps, "webinar" | "isListed" | "more"> {
	readonly startsAt: string;
}

function OfficeTimes({ labels, offices, ...session }: OfficeTimesProps) {
	const [first, ...others] = offices;
	const inOffice = ({ name }: Office) => formatMessage(labels.inOffice, { office: name }, session.locale);
	return (
		<>
			<SessionTime {...session} part="time" timeZone={first.timeZone} />{" "}
			<span data-office>{inOffice(first)}</span>
			{others.map((office) => (
				<small key={office.name} data-office>
					<SessionTime {...session} part="time" timeZone={office.timeZone} /> {inOffice(office)}
				</small>
			))}
		</>
	);
}
