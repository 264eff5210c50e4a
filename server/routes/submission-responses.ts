import type { FastifyReply, FastifyRequest } from "fastify";
import type { FieldProblem } from "#domain/forms/field.ts";
import type { SubmissionProblems, SubmissionReceipt } from "#domain/leads/contract.ts";
import type { StoredLead } from "#server/leads/store-lead.ts";
import { prefersJson, sendFailure, sendPage } from "#server/routes/failure.ts";
import type { ReceivedForm } from "#server/routes/received-form.ts";
import type { ServiceContext } from "#server/service-context.ts";

/** A form with nothing wrong in it that could not be taken now. */
interface Unsent {
	readonly status: 429 | 503;
	/** A sentence without its full stop. */
	readonly text: string;
	/** In seconds. */
	readonly retryAfter: number;
}

export function respondStored(
	request: FastifyRequest,
	reply: FastifyReply,
	{ id }: ReceivedForm,
	kept: StoredLead,
): FastifyReply {
	reply.header("Cache-Control", "no-store");
	const confirmation = id === "assessment" ? "/assessment/report" : "/forms/received";
	if (!prefersJson(request)) return reply.redirect(`${confirmation}/${kept.token}`, 303);
	const token: SubmissionReceipt = {
		reference: kept.reference,
		receivedAt: kept.receivedAt.toISOString(),
		dueAt: kept.dueAt.toISOString(),
	};
	return reply.code(kept.isRepeat ? 200 : 201).send(token);
}

export function respondProblems(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	problems: readonly FieldProblem[],
): FastifyReply {
	const answer: SubmissionProblems = { problems: withoutForeignNames(problems) };
	reply.code(422);
	if (!prefersJson(request)) return sendFormAgain(context, reply, received, answer);
	return reply.header("Cache-Control", "no-store").send(answer);
}

/** The name of an unknown field is the sender's text, which is not sent back: one problem stands for all of them. */
function withoutForeignNames(problems: readonly FieldProblem[]): FieldProblem[] {
	const known = problems.filter(({ code }) => code !== "unknown");
	return known.length === problems.length ? known : [...known, { field: "", code: "unknown" }];
}

/** A failure that leaves a plain page's visitor with the form and everything typed. */
export function respondUnsent(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	{ status, text, retryAfter }: Unsent,
): FastifyReply {
	reply.code(status).header("Retry-After", String(retryAfter));
	const notice = `${text}, or write to ${context.site.site.email}.`;
	if (prefersJson(request)) return sendFailure(context, request, reply, { status, text: notice });
	return sendFormAgain(context, reply, received, { problems: [], notice });
}

function sendFormAgain(
	{ site, views }: ServiceContext,
	reply: FastifyReply,
	{ id, definition, sent }: ReceivedForm,
	found: { problems: readonly FieldProblem[]; notice?: string },
): FastifyReply {
	const typed = Object.fromEntries(
		definition.fields.flatMap(({ name }): [string, string | string[]][] => {
			const value = sent.values[name];
			if (typeof value === "string") return [[name, value]];
			return Array.isArray(value) ? [[name, value.filter((each) => typeof each === "string")]] : [];
		}),
	);
	// The page goes round with the form, so that the lead still knows where it came from.
	const page = sent.page !== undefined && site.pages.includes(sent.page) ? { page: sent.page } : {};
	const values = { ...typed, ...page };
	return sendPage(reply, site.shellPolicy, views.formPage({ form: id, values, ...found }));
}
