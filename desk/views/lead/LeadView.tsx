import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { isRefusedFor } from "#desk/api/ask.ts";
import { failureText } from "#desk/api/failure-text.ts";
import { answerOf } from "#desk/api/queries.ts";
import { serviceTime } from "#desk/api/service-clock.ts";
import { copy } from "#desk/app/copy.ts";
import { LeadPage } from "#desk/views/lead/LeadPage.tsx";
import { type LeadDetail, leadRoutes } from "#domain/desk/lead-detail.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { minute } from "#domain/durations.ts";

/** Milliseconds until it is asked again what became of a mail: the live stream tells what happens to leads, not to mails. */
const pollInterval = 3000;
/** Milliseconds around the moment at which a mail is due in which it is expected to go. */
const sendWindow = 2 * minute;

/** The lead that the address names. */
export function LeadView() {
	const { lead = "" } = useParams({ strict: false });
	const { data: detail, error } = useQuery({
		...answerOf(leadRoutes.read, { ids: { lead } }),
		refetchInterval: ({ state }) =>
			state.data !== undefined && hasMailUnderWay(state.data) ? pollInterval : false,
	});
	// A lead can be erased while it is shown.
	const isGone = isRefusedFor(error, "not-found");
	useEffect(() => {
		if (isGone) document.title = `${copy.lead.gone.heading} | ${copy.frame.title}, ${copy.company}`;
	}, [isGone]);
	if (detail !== undefined && !isGone) return <LeadPage key={lead} detail={detail} />;
	return (
		<div className="lead-wait" role="status">
			{isGone ? (
				<>
					<h1>{copy.lead.gone.heading}</h1>
					<p>{copy.lead.gone.text}</p>
				</>
			) : (
				<p>{error === null ? copy.frame.loading : failureText(error)}</p>
			)}
			<Link to={deskPages.inbox} search={(kept) => kept}>
				{copy.lead.back}
			</Link>
		</div>
	);
}

function hasMailUnderWay({ mails }: LeadDetail): boolean {
	return mails.some(
		({ state, nextTryAt }) =>
			state === "sending" ||
			(state === "waiting" && Math.abs(serviceTime() - Date.parse(nextTryAt)) < sendWindow),
	);
}
