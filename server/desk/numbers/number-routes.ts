import { numberRoutes } from "#domain/desk/numbers.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";
import { day } from "#domain/durations.ts";
import { leadStates } from "#domain/leads/lead.ts";
import { undeliveredStates } from "#domain/outbox/outbox-states.ts";
import { weekOf } from "#domain/week.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { type ArrivedLead, leadsSince } from "#server/desk/numbers/leads-since.ts";
import { replyTimesOf } from "#server/desk/numbers/reply-times.ts";
import { readFunnel } from "#server/funnel/step-counts.ts";
import { retryMail } from "#server/mail/retry-mail.ts";
import { countByState, listOutbox } from "#server/outbox/list-outbox.ts";

type Numbers = RouteAnswer<typeof numberRoutes.read>;

/** Times and counts, without anything about a person. Leads made as samples count nowhere. */
export function addNumberRoutes(routes: DeskRoutes, { database }: DeskContext): void {
	const { kysely } = database;
	routes.signedIn(numberRoutes.read, async ({ input: { weeks } }) => {
		const firstMonday = weekOf(new Date(Date.now() - (weeks - 1) * 7 * day));
		const funnel = await readFunnel(kysely, firstMonday);
		return { ...numbersOf(await leadsSince(kysely, firstMonday)), funnel };
	});
	routes.signedIn(numberRoutes.outbox, async () => ({
		states: await countByState(kysely, "mail"),
		troubled: (await listOutbox(kysely, "mail", undeliveredStates)).map(
			({ id, state, attempts, problem }) => ({
				...{ id, state, attempts },
				problem: problem ?? "",
			}),
		),
	}));
	routes.signedIn(numberRoutes.retry, async ({ ids }) => {
		if (!(await retryMail(database, ids.mail, new Date()))) throw new DeskError("not-found");
		return {};
	});
}

function numbersOf(leads: readonly ArrivedLead[]): Omit<Numbers, "funnel"> {
	const replied = leads.flatMap(
		({ received_at: arrived, first_reply_at: reply, first_reply_office: office }) =>
			reply === null
				? []
				: [{ receivedAt: new Date(arrived), firstReplyAt: new Date(reply), office: office ?? "" }],
	);
	// What was merged into another lead has come, and has been answered or not, but has no outcome of its own.
	const apart = leads.filter((lead) => lead.merged_into === null);
	return {
		replyTimes: replyTimesOf(replied),
		leads: countArrivals(leads),
		outcomes: leadStates
			.map((state) => ({ state, count: apart.filter((lead) => lead.state === state).length }))
			.filter(({ count }) => count > 0),
	};
}

function countArrivals(leads: readonly ArrivedLead[]): Numbers["leads"] {
	const named = leads.map(({ form, page, received_at: arrived }) => ({
		week: weekOf(new Date(arrived)),
		form,
		page,
	}));
	const groups = Map.groupBy(named, (group) => JSON.stringify([group.week, group.form, group.page]));
	return [...groups.entries()]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([, group]) => group.slice(0, 1).map((first) => ({ ...first, count: group.length })));
}
