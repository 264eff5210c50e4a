import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { checkForm } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormDefinition, FormValues } from "#domain/forms/field.ts";
import { isFormId } from "#domain/forms/forms.ts";
import { takenOnAt } from "#domain/leads/taken-on.ts";
import { MODEL_VERSION } from "#domain/readiness/report.ts";
import { cleanAnswers } from "#server/leads/clean-answers.ts";
import type { Sending } from "#server/leads/keep-lead.ts";
import type { RateCheck } from "#server/protection/address-rate.ts";
import { isOwnOrigin } from "#server/protection/origin.ts";
import { readSignals } from "#server/protection/read-signals.ts";
import { sendingKey } from "#server/protection/sending-key.ts";
import { suspicionsOf } from "#server/protection/suspicions.ts";
import { logFailure } from "#server/routes/error-handling.ts";
import { sendFailure } from "#server/routes/failure.ts";
import { type ReceivedForm, readForm } from "#server/routes/received-form.ts";
import { answerKept, answerProblems, answerUnsent } from "#server/routes/send-form-answers.ts";
import type { ServiceContext } from "#server/service-context.ts";

/** Milliseconds for a post over HTTP/2, where Node does not limit its arrival as it does over HTTP/1.1. */
const longestPost = 10_000;

/** Takes a form, from a script as JSON or from a plain page, and answers once the lead is kept. */
export function sendFormRoute(app: FastifyInstance, context: ServiceContext, checkRate: RateCheck): void {
	app.post<{ Params: { form: string } }>(
		"/forms/:form",
		context.settings.tls === null ? {} : { handlerTimeout: longestPost },
		async (request, reply) => {
			const { form } = request.params;
			if (!isFormId(form)) return reply.callNotFound();
			if (!isOwnOrigin(request.headers, ownOrigin(context, request))) {
				return refuseForeign(context, request, reply);
			}
			const received = readForm(form, request);
			if (received === null) return refuseShape(context, request, reply);
			const rate = await checkRate(request);
			if (!rate.isRefused) return keepOrCorrect(context, request, reply, received, rate.isBusy);
			return answerUnsent(context, request, reply, received, {
				status: 429,
				text: `Too many messages came from your connection. Please try again in ${minutes(rate.retryAfter)}`,
				retryAfter: rate.retryAfter,
			});
		},
	);
}

async function keepOrCorrect(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	isFromBusyAddress: boolean,
): Promise<FastifyReply> {
	const checked = checkForm(received.definition, cleanAnswers(received.sent.values));
	if (!checked.ok) return answerProblems(context, request, reply, received, checked.problems);
	const problems = subjectProblems(context, received.definition, checked.values);
	if (problems.length > 0) return answerProblems(context, request, reply, received, problems);
	try {
		const sending = await sendingOf(context, received, checked.values, isFromBusyAddress);
		return answerKept(request, reply, received, await context.leads.keep(sending));
	} catch (error) {
		logFailure(request, error);
		return answerUnsent(context, request, reply, received, {
			status: 503,
			text: "We could not keep your message just now. Please send it again in a minute",
			retryAfter: 60,
		});
	}
}

async function sendingOf(
	{ secret, site }: ServiceContext,
	{ id, sent }: ReceivedForm,
	answers: FormValues,
	isFromBusyAddress: boolean,
): Promise<Sending> {
	const now = new Date();
	const signals = await readSignals(secret, sent, isFromBusyAddress);
	return {
		form: id,
		answers,
		page: sent.page !== undefined && site.pages.includes(sent.page) ? sent.page : null,
		suspicions: suspicionsOf(signals, now),
		assessment:
			id === "assessment" ? { takenOn: takenOnAt(now, sent.takenOn), modelVersion: MODEL_VERSION } : null,
		...sendingKey(secret, id, answers, signals.formKey?.submission ?? null),
	};
}

/** The service knows what there is to ask about; the form itself only knows what such a name looks like. */
function subjectProblems({ site }: ServiceContext, form: FormDefinition, values: FormValues): FieldProblem[] {
	return form.fields.flatMap(({ kind, name }) => {
		const subject = values[name];
		const isKnown = typeof subject === "string" && site.subjects[name]?.includes(subject) === true;
		return kind === "subject" && !isKnown ? [{ field: name, code: "not-an-option" as const }] : [];
	});
}

function ownOrigin({ settings }: ServiceContext, request: FastifyRequest): string {
	return settings.siteOrigin ?? `${request.protocol}://${request.host}`;
}

function refuseForeign(context: ServiceContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const { email } = context.site.site;
	const text = `Forms are taken from this site's own pages only. Nothing was kept. You can write to ${email}.`;
	return sendFailure(context, request, reply, { status: 403, text });
}

function refuseShape(context: ServiceContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const text = "What was sent is not in the shape of a form. Nothing was kept.";
	return sendFailure(context, request, reply, { status: 400, text });
}

function minutes(seconds: number): string {
	const count = Math.ceil(seconds / 60);
	return count === 1 ? "a minute" : `${count} minutes`;
}
