import type { ReactNode } from "react";
import { formatMessage } from "#domain/locale/message.ts";
import type { Recommendation } from "#domain/readiness/recommendations.ts";
import type { ReportOwner } from "#site/report/ReportHead.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { Actions } from "#site/ui/ButtonLink.tsx";

/** What to do next, after a report. */
export interface Closing {
	readonly heading: string;
	readonly text: ReactNode;
	readonly actions: readonly { readonly label: string; readonly href: string }[];
}

/** What the person who is asked finds the answers by. */
function findText(reference: string | undefined, { closing: { text }, locale }: ReportCopy): ReactNode {
	if (reference === undefined) return text.unknown;
	const [before, after] = formatMessage(text.known, { reference }, locale).split(reference);
	return (
		<>
			{before}
			<strong className="unbroken">{reference}</strong>
			{after}
		</>
	);
}

/** Whom to ask about one's own report, and the page on its first recommendation. */
export function closingOf(
	[first]: readonly Recommendation[],
	{ reference }: ReportOwner,
	copy: ReportCopy,
): Closing {
	const { heading, contact, service } = copy.closing;
	const page = first && copy.services[first.service];
	const label = page && formatMessage(service, { name: page.name }, copy.locale);
	return {
		heading,
		text: findText(reference, copy),
		actions: [contact, ...(page && label ? [{ label, href: page.href }] : [])],
	};
}

/** The last word of a report: what to do next. */
export function ReportClosing({ heading, text, actions }: Closing) {
	return (
		<section className="report-closing">
			<h2>{heading}</h2>
			<p className="lead">{text}</p>
			<Actions actions={actions} />
		</section>
	);
}
