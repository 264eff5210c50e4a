import type { FastifyReply, FastifyRequest } from "fastify";
import type { FieldProblem } from "#domain/forms/field.ts";
import type { SubmissionProblems, SubmissionReceipt } from "#domain/leads/contract.ts";
import { type Failure, failureStatus } from "#domain/service/failures.ts";
import type { FormPage } from "#domain/service/service-views.ts";
import { addresses } from "#server/addresses.ts";
import type { ReceivedForm } from "#server/forms/received-form.ts";
import type { StoredLead } from "#server/leads/store-lead.ts";
import { prefersJson, refuseSlowly, sendFailure } from "#server/responses/failure.ts";
import { sendPage } from "#server/responses/page.ts";
import type { ServiceContext } from "#server/service-context.ts";

export function respondStored(
	{ settings }: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	{ id }: ReceivedForm,
	lead: StoredLead,
): FastifyReply {
	reply.header("Cache-Control", "no-store");
	const confirmation = id === "assessment" ? addresses.report : addresses.receipt;
	if (!prefersJson(request)) return reply.redirect(`${confirmation}/${lead.token}`, 303);
	const receipt: SubmissionReceipt = {
		reference: lead.reference,
		receivedAt: lead.receivedAt.toISOString(),
		dueAt: lead.dueAt.toISOString(),
		hasMail: settings.mail !== null && lead.hasAnswer,
	};
	return reply.code(lead.isRepeat ? 200 : 201).send(receipt);
}

export async function respondProblems(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	problems: readonly FieldProblem[],
): Promise<FastifyReply> {
	context.metrics.countRefusal("problems");
	const answer: SubmissionProblems = { problems: withoutForeignNames(problems) };
	if (prefersJson(request)) return reply.code(422).header("Cache-Control", "no-store").send(answer);
	if (!context.mayRender(request.visitor.address)) return refuseAttempts(context, request, reply);
	return sendFormAgain(context, reply.code(422), received, { problems: withOneForeignName(problems) });
}

/** The name of an unknown field is the sender's text, which is not sent back: one problem stands for all of them. */
function withoutForeignNames(problems: readonly FieldProblem[]): FieldProblem[] {
	return withOneForeignName(problems).map((each) =>
		each.code === "unknown" ? { ...each, field: "" } : each,
	);
}

const maxForeignNameLength = 40;

/** On a page, the first unknown field stands for all of them, so that the person who changed the form finds it. */
function withOneForeignName(problems: readonly FieldProblem[]): FieldProblem[] {
	const known = problems.filter(({ code }) => code !== "unknown");
	const foreign = problems.find(({ code }) => code === "unknown");
	return foreign === undefined
		? known
		: [...known, { ...foreign, field: foreign.field.slice(0, maxForeignNameLength) }];
}

/** A failure that leaves a plain page's visitor with the form and everything typed. */
export async function respondUnsent(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	failure: Failure,
): Promise<FastifyReply> {
	if (prefersJson(request)) return sendFailure(context, request, reply, failure);
	context.metrics.countRefusal(failure.code);
	reply.code(failureStatus[failure.code]);
	return sendFormAgain(context, reply, received, { problems: [], failure });
}

/** Refuses anyone who has been shown too many forms again: their browser has what was typed one step back. */
function refuseAttempts(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	return refuseSlowly(context, request, reply.header("Retry-After", 60), { code: "too-many-attempts" });
}

async function sendFormAgain(
	{ site, views }: ServiceContext,
	reply: FastifyReply,
	{ id, definition, page, sent }: ReceivedForm,
	found: Pick<FormPage, "problems" | "failure">,
): Promise<FastifyReply> {
	const { formPage } = await views();
	const typed = definition.fields.flatMap(({ name }): [string, string | string[]][] => {
		const value = sent.values[name];
		if (typeof value === "string") return [[name, value]];
		return Array.isArray(value) ? [[name, value.filter((each) => typeof each === "string")]] : [];
	});
	// The page goes round with the form, so that the lead still knows where it came from.
	const values = { ...Object.fromEntries(typed), ...(page !== null && { page }) };
	return sendPage(reply, site.shellPolicy, formPage({ form: id, values, receivedAt: new Date(), ...found }));
}
