import personCopy from "virtual:desk-copy/person";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { isRefusedFor } from "#desk/api/ask.ts";
import { answerOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { SubmittedForm } from "#desk/leads/SubmittedForm.tsx";
import { valueName } from "#desk/leads/value-names.ts";
import { CorrectionForm } from "#desk/views/person/CorrectionForm.tsx";
import { RequestForm } from "#desk/views/person/RequestForm.tsx";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { deskPages } from "#domain/desk/pages.ts";
import type { PersonData } from "#domain/desk/person-data.ts";
import { formatDayOf } from "#domain/locale/day-formats.ts";

const words = personCopy.lead;
const stateNames: Readonly<Record<string, string>> = copy.inbox.states;

interface StoredLeadProps {
	readonly lead: PersonData["leads"][number];
	/** Takes what is stored under the address of the corrected lead. */
	readonly onCorrected: (stored: PersonData) => Promise<void>;
	readonly onGone: (lead: string) => void;
}

/** All that is stored of one lead. */
export function StoredLead({ lead, onCorrected, onGone }: StoredLeadProps) {
	const [isCorrecting, setCorrecting] = useState(false);
	const { id, reference, form, state, values, timeline, mails, drafts } = lead;
	// What is stored is never asked for again by itself; whether the lead is still there is, with the news of an erasure.
	const isGone = isRefusedFor(useQuery(answerOf(leadRoutes.read, { ids: { lead: id } })).error, "not-found");
	useEffect(() => {
		if (isGone) onGone(id);
	}, [isGone, onGone, id]);
	const facts = [
		say(words.received, { moment: momentAt(new Date(lead.receivedAt)) }),
		say(words.state, { state: stateNames[state] ?? state }),
		...(lead.mergedInto === null ? [] : [say(words.mergedInto, { reference: lead.mergedInto })]),
		say(words.events, { count: timeline.length }),
		say(words.mails, { count: mails.length }),
		say(words.drafts, { count: drafts.length }),
		say(words.erased, { day: formatDayOf(new Date(lead.erasedFrom), "long-day", copy.locale) }),
	];
	return (
		<section className="stored-lead" aria-labelledby={`lead-${id}`}>
			<header>
				<h2 id={`lead-${id}`}>
					{valueName("form", form)}, {reference}
				</h2>
				<Link to={deskPages.lead} params={{ lead: id }}>
					{words.open}
				</Link>
			</header>
			<ul className="plain stored-facts">
				{facts.map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			{isCorrecting ? (
				<CorrectionForm
					{...{ id, form, values }}
					onClose={() => setCorrecting(false)}
					onCorrected={onCorrected}
				/>
			) : (
				<>
					<SubmittedForm form={form} values={values} />
					<Button className="button secondary" onPress={() => setCorrecting(true)}>
						{words.correct}
					</Button>
				</>
			)}
			<RequestForm lead={id} />
		</section>
	);
}
