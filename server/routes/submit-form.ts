import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { FormValues } from "#domain/forms/field.ts";
import { type FormId, isFormId, pageOfForm } from "#domain/forms/forms.ts";
import { addresses } from "#server/addresses.ts";
import { checkReceived, type ReceivedForm, readForm } from "#server/forms/received-form.ts";
import { submissionOf } from "#server/forms/submission.ts";
import { logFault } from "#server/log/log-fault.ts";
import { addressRate } from "#server/protection/address-rate.ts";
import { isOwnOrigin } from "#server/protection/origin.ts";
import { PostCounts } from "#server/protection/post-counts.ts";
import { prefersJson, refuseSlowly, retryAfterUnavailable, sendFailure } from "#server/responses/failure.ts";
import { respondProblems, respondStored, respondUnsent } from "#server/responses/submission.ts";
import type { Route, ServiceContext } from "#server/service-context.ts";

/** Milliseconds for a post to arrive over HTTP/2, where Node does not limit that as it does over HTTP/1.1. */
const arrivalTimeout = 10_000;

/** Takes a form, from a script as JSON or from a plain page, and answers once the lead is stored. */
export const submitFormRoute: Route = async (app, { context }) => {
	const { database, secret, settings, site } = context;
	const checkRate = await addressRate(app, new PostCounts(database, secret), settings.postsPerAddress);
	const limit = settings.tls === null ? {} : { onRequest: limitArrival(context) };
	app.post<{ Params: { form: string } }>(`${addresses.form}/:form`, limit, async (request, reply) => {
		const { form } = request.params;
		if (!isFormId(form)) return reply.callNotFound();
		if (!isOwnOrigin(request.headers, settings.siteOrigin ?? request.visitor.origin))
			return sendFailure(context, request, reply, { code: "other-site" });
		const rate = await checkRate(request);
		if (rate.isRefused) return refuseRate(context, request, reply, form, rate.retryAfter);
		const received = readForm(form, request, site);
		if (received === null) return sendFailure(context, request, reply, { code: "not-a-form" });
		const checked = checkReceived(received, site);
		if (!checked.ok) return respondProblems(context, request, reply, received, checked.problems);
		return store(context, request, reply, received, checked.values, rate.isBusy);
	});
};

/** What has arrived is not given up by this: only the wait for the database has a limit then, after which the form comes back. */
function limitArrival(context: ServiceContext): onRequestHookHandler {
	return (request, reply, done) => {
		const timer = setTimeout(() => {
			if (!reply.sent) sendFailure(context, request, reply, { code: "too-slow" });
		}, arrivalTimeout);
		const arrived = () => clearTimeout(timer);
		request.raw.once("end", arrived).once("close", arrived);
		done();
	};
}

/** A form that comes back without JavaScript is at the address that takes it: who opens that again is led to its page. */
export const openFormRoute: Route = async (app) => {
	app.get<{ Params: { form: string } }>(`${addresses.form}/:form`, (request, reply) => {
		const { form } = request.params;
		return isFormId(form) ? reply.redirect(pageOfForm[form], 303) : reply.callNotFound();
	});
};

/** Past the limit of an address: the form again with what was typed, as often as its time allows, then a fixed page. */
async function refuseRate(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	form: FormId,
	retryAfter: number,
): Promise<FastifyReply> {
	reply.header("Retry-After", retryAfter);
	const failure = { code: "too-many-messages", minutes: Math.ceil(retryAfter / 60) } as const;
	if (prefersJson(request) || !context.mayRender(request.visitor.address))
		return refuseSlowly(context, request, reply, failure);
	const received = readForm(form, request, context.site);
	if (received === null) return sendFailure(context, request, reply, { code: "not-a-form" });
	return respondUnsent(context, request, reply, received, failure);
}

/** Whatever goes wrong, a visitor gets back what they typed. */
async function store(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	values: FormValues,
	isFromBusyAddress: boolean,
): Promise<FastifyReply> {
	const { database, leads, metrics, secret, site } = context;
	try {
		const submission = await submissionOf(received, values, site, secret, isFromBusyAddress);
		const lead = await leads.store(submission);
		metrics.countLead(received.id, lead.isRepeat);
		return respondStored(context, request, reply, received, lead);
	} catch (error) {
		logFault(request, error);
		if (!database.isUnavailable(error))
			return respondUnsent(context, request, reply, received, { code: "unexpected" });
		reply.header("Retry-After", retryAfterUnavailable);
		return respondUnsent(context, request, reply, received, { code: "unavailable" });
	}
}
