import { lazy, type ReactNode, Suspense } from "react";
import { copy, say } from "#desk/app/copy.ts";
import { SubmittedForm } from "#desk/leads/SubmittedForm.tsx";
import { valueName } from "#desk/leads/value-names.ts";
import { MailState } from "#desk/views/lead/timeline/MailState.tsx";
import { ReceivedAnswer } from "#desk/views/lead/timeline/ReceivedAnswer.tsx";
import { TimelineTime } from "#desk/views/lead/timeline/TimelineTime.tsx";
import type { TimelineItem } from "#desk/views/lead/timeline/timeline-items.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import { mailLead } from "#domain/leads/mail-lead.ts";
import "#desk/ui/written-text.css";

const words = copy.lead.timeline;
/** The model of the assessment is not needed for other leads. */
const VisitorReport = lazy(() =>
	import("#desk/views/lead/timeline/VisitorReport.tsx").catch(() => ({ default: ReportNotLoaded })),
);

interface TimelineRowProps {
	readonly item: TimelineItem;
	readonly zone: string | null;
	/** The address of the lead by now. */
	readonly address: string;
	/** The reference of the lead that it happened to, where that is another one. */
	readonly from: string | null;
	/** What happened, in a sentence. */
	readonly tell: (entry: TimelineEntry) => string;
}

/** One thing that happened, with its text where it has one. */
export function TimelineRow({ item, zone, address, from, tell }: TimelineRowProps) {
	return (
		<li className="timeline-row" data-kind={item.kind}>
			<header>
				<h3>{headingOf(item, tell)}</h3>
				{from !== null && <span className="timeline-from">{say(words.from, { reference: from })}</span>}
				<TimelineTime at={item.at} zone={zone} />
			</header>
			<TimelineBody item={item} address={address} />
		</li>
	);
}

function headingOf(item: TimelineItem, tell: TimelineRowProps["tell"]): string {
	if (item.kind === "form")
		return item.form === mailLead.id
			? words.receivedMail
			: say(words.received, { form: valueName("form", item.form) });
	if (item.kind === "mail") return mailName(item.mail);
	return tell(item.entry);
}

function mailName({ purpose, to }: { readonly purpose: string; readonly to: string }): string {
	const names: Readonly<Record<string, typeof words.mails.other>> = words.mails;
	return say(names[purpose] ?? words.mails.other, { to });
}

function TimelineBody({ item, address }: Pick<TimelineRowProps, "item" | "address">): ReactNode {
	switch (item.kind) {
		case "form":
			return (
				<>
					<SubmittedForm form={item.form} values={item.values} isCut={item.isCut} isFolded />
					{item.assessment !== null && (
						<Suspense>
							<VisitorReport values={item.values} assessment={item.assessment} />
						</Suspense>
					)}
				</>
			);
		case "mail":
			return <MailState mail={item.mail} />;
		case "reply":
			return (
				<>
					{item.mail !== null && (
						<p className="timeline-mail">
							<b>{item.mail.subject}</b>{" "}
							<span className="whole">{say(words.to, { address: item.mail.to })}</span>
						</p>
					)}
					<p className="written-text">{item.text}</p>
					{item.mail !== null && <MailState mail={item.mail} address={address} />}
				</>
			);
		case "answer":
			return <ReceivedAnswer answer={item.answer} />;
		case "event":
			return <EventText what={item.entry.what} />;
	}
}

/** Without its code the report is missing, and the lead is still there. */
function ReportNotLoaded() {
	return <p className="quiet">{copy.lead.report.notLoaded}</p>;
}

/** What a note says, or a mail server of a mail that came back. */
function EventText({ what }: Pick<TimelineEntry, "what">) {
	const text = what.kind === "note" ? what.text : what.kind === "bounced" ? what.problem : "";
	return text === "" ? null : <p className="written-text">{text}</p>;
}
