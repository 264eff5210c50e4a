import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { checkForm } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormDefinition, FormValues } from "#domain/forms/field.ts";
import { isFormId } from "#domain/forms/forms.ts";
import { takenOnAt } from "#domain/leads/taken-on.ts";
import { MODEL_VERSION } from "#domain/readiness/report.ts";
import { cleanValues } from "#server/leads/clean-values.ts";
import type { Submission } from "#server/leads/store-lead.ts";
import type { RateCheck } from "#server/protection/address-rate.ts";
import { isOwnOrigin } from "#server/protection/origin.ts";
import { readEvidence } from "#server/protection/read-evidence.ts";
import { spamSignalsOf } from "#server/protection/spam-signals.ts";
import { submissionKey } from "#server/protection/submission-key.ts";
import { logFailure } from "#server/routes/error-handling.ts";
import { sendFailure } from "#server/routes/failure.ts";
import { type ReceivedForm, readForm } from "#server/routes/received-form.ts";
import { respondProblems, respondStored, respondUnsent } from "#server/routes/submission-responses.ts";
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
			if (!rate.isRefused) return storeOrCorrect(context, request, reply, received, rate.isBusy);
			return respondUnsent(context, request, reply, received, {
				status: 429,
				text: `Too many messages came from your connection. Please try again in ${minutes(rate.retryAfter)}`,
				retryAfter: rate.retryAfter,
			});
		},
	);
}

async function storeOrCorrect(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	isFromBusyAddress: boolean,
): Promise<FastifyReply> {
	const checked = checkForm(received.definition, cleanValues(received.sent.values));
	if (!checked.ok) return respondProblems(context, request, reply, received, checked.problems);
	const problems = subjectProblems(context, received.definition, checked.values);
	if (problems.length > 0) return respondProblems(context, request, reply, received, problems);
	try {
		const submission = await submissionOf(context, received, checked.values, isFromBusyAddress);
		return respondStored(request, reply, received, await context.leads.store(submission));
	} catch (error) {
		logFailure(request, error);
		return respondUnsent(context, request, reply, received, {
			status: 503,
			text: "We could not keep your message just now. Please send it again in a minute",
			retryAfter: 60,
		});
	}
}

async function submissionOf(
	{ secret, site }: ServiceContext,
	{ id, sent }: ReceivedForm,
	values: FormValues,
	isFromBusyAddress: boolean,
): Promise<Submission> {
	const now = new Date();
	const signals = await readEvidence(secret, sent, isFromBusyAddress);
	return {
		form: id,
		values,
		page: sent.page !== undefined && site.pages.includes(sent.page) ? sent.page : null,
		spamSignals: spamSignalsOf(signals, now),
		assessment:
			id === "assessment" ? { takenOn: takenOnAt(now, sent.takenOn), modelVersion: MODEL_VERSION } : null,
		...submissionKey(secret, id, values, signals.formKey?.formKeyId ?? null),
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
