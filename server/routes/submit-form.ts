import type { FastifyReply, FastifyRequest } from "fastify";
import type { FormValues } from "#domain/forms/field.ts";
import { isFormId } from "#domain/forms/forms.ts";
import { addresses } from "#server/addresses.ts";
import { checkReceived, type ReceivedForm, readForm } from "#server/forms/received-form.ts";
import { submissionOf } from "#server/forms/submission.ts";
import { addressRate } from "#server/protection/address-rate.ts";
import { isOwnOrigin } from "#server/protection/origin.ts";
import { logFault } from "#server/responses/errors.ts";
import { sendFailure } from "#server/responses/failure.ts";
import { respondProblems, respondStored, respondUnsent } from "#server/responses/submission.ts";
import type { Route, ServiceContext } from "#server/service-context.ts";

/** Milliseconds for a post over HTTP/2, where Node does not limit its arrival as it does over HTTP/1.1. */
const longestPost = 10_000;

/** Seconds after which a visitor may try again while the database takes no writes. */
const retryAfter = 60;

/** Takes a form, from a script as JSON or from a plain page, and answers once the lead is stored. */
export const submitFormRoute: Route = async (app, { context }) => {
	const { settings, site } = context;
	const checkRate = await addressRate(app, settings.postsPerAddress);
	const limit = settings.tls === null ? {} : { handlerTimeout: longestPost };
	app.post<{ Params: { form: string } }>(`${addresses.form}/:form`, limit, async (request, reply) => {
		const { form } = request.params;
		if (!isFormId(form)) return reply.callNotFound();
		if (!isOwnOrigin(request.headers, ownOrigin(context, request)))
			return sendFailure(context, request, reply, { code: "other-site" });
		const received = readForm(form, request, site);
		if (received === null) return sendFailure(context, request, reply, { code: "not-a-form" });
		const rate = await checkRate(request);
		if (rate.isRefused) {
			reply.header("Retry-After", rate.retryAfter);
			const minutes = Math.ceil(rate.retryAfter / 60);
			return respondUnsent(context, request, reply, received, { code: "too-many-messages", minutes });
		}
		const checked = checkReceived(received, site);
		if (!checked.ok) return respondProblems(context, request, reply, received, checked.problems);
		return store(context, request, reply, received, checked.values, rate.isBusy);
	});
};

/** Whatever goes wrong, a visitor gets back what they typed. */
async function store(
	context: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	received: ReceivedForm,
	values: FormValues,
	isFromBusyAddress: boolean,
): Promise<FastifyReply> {
	const { database, leads, secret, site } = context;
	try {
		const submission = await submissionOf(received, values, site, secret, isFromBusyAddress);
		return respondStored(context, request, reply, received, await leads.store(submission));
	} catch (error) {
		logFault(request, error);
		if (!database.isUnavailable(error))
			return respondUnsent(context, request, reply, received, { code: "unexpected" });
		reply.header("Retry-After", retryAfter);
		return respondUnsent(context, request, reply, received, { code: "unavailable" });
	}
}

function ownOrigin({ settings }: ServiceContext, request: FastifyRequest): string {
	return settings.siteOrigin ?? `${request.protocol}://${request.host}`;
}
