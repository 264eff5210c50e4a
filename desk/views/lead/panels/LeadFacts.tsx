import { Link } from "@tanstack/react-router";
import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { useNow } from "#desk/app/use-now.ts";
import { valueName } from "#desk/leads/value-names.ts";
import { cityOf, senderZone, toldZone } from "#desk/views/lead/sender-zone.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import "#desk/views/person/history-state.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { formatMoment } from "#domain/locale/formats.ts";

const words = copy.lead.facts;

/** Where the lead came from, and where its sender is. */
export function LeadFacts({ detail }: { readonly detail: LeadDetail }) {
	const { lead, values } = detail;
	const now = useNow();
	const zone = senderZone(detail);
	const phone = String(values["phone"] ?? "");
	const facts = [
		[words.reference, lead.reference],
		[words.received, momentAt(new Date(lead.receivedAt))],
		[words.form, valueName("form", lead.form)],
		[words.page, lead.page],
		[words.email, lead.email],
		zone === null ? null : [toldZone(detail) === null ? words.time : words.toldTime, timeIn(zone, now)],
	];
	return (
		<section className="lead-panel" aria-labelledby="lead-facts">
			<h2 id="lead-facts">{words.heading}</h2>
			<dl>
				{facts.map(
					(fact) =>
						fact?.[1] && (
							<div key={fact[0]}>
								<dt>{fact[0]}</dt>
								<dd>{wholeParts(fact[1])}</dd>
							</div>
						),
				)}
				{phone !== "" && (
					<div>
						<dt>{words.phone}</dt>
						<dd>
							<a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
						</dd>
					</div>
				)}
			</dl>
			{lead.email !== "" && (
				<Link to={deskPages.person} state={{ email: lead.email }}>
					{words.person}
				</Link>
			)}
		</section>
	);
}

/** An address too long for a line goes on below after its "@", and not within a name that has a hyphen. */
function wholeParts(fact: string) {
	return fact.split(/(?<=@)/).map((part) => (
		<span key={part} className="whole">
			{part}
		</span>
	));
}

function timeIn(zone: string, now: Date): string {
	return say(copy.lead.timeline.theirTime, {
		moment: formatMoment(now, copy.locale, zone),
		zone: cityOf(zone),
	});
}
