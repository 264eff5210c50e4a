import type { FastifyReply } from "fastify";
import { reportExpiresAt, reportOfLead } from "#domain/leads/lead-report.ts";
import { addresses } from "#server/addresses.ts";
import { sendFailure } from "#server/responses/failure.ts";
import { sendPage } from "#server/responses/page.ts";
import type { Route } from "#server/service-context.ts";

/** 128 random bits. What can't be one is not looked for. */
const tokenPattern = /^[\w-]{22}$/;

/** The confirmation for a visitor without JavaScript, at an address that no one can guess. */
export const receiptRoute: Route = async (app, { context }) => {
	const { leads, settings, site, views } = context;
	app.get<{ Params: { token: string } }>(`${addresses.receipt}/:token`, async (request, reply) => {
		const { token } = request.params;
		const lead = tokenPattern.test(token) ? await leads.findByToken(token) : null;
		if (lead === null) return sendFailure(context, request, reply, { code: "no-receipt" });
		const { receiptPage } = await views();
		const hasMail = settings.mail !== null && lead.hasAnswer;
		return sendPage(unlinked(reply), site.shellPolicy, receiptPage({ ...lead, hasMail }));
	});
};

/** The report for a visitor without JavaScript, at an address that no one can guess and that ends after a while. */
export const assessmentReportRoute: Route = async (app, { context }) => {
	const { averageScore, leads, settings, site, views } = context;
	app.get<{ Params: { token: string } }>(`${addresses.report}/:token`, async (request, reply) => {
		const { token } = request.params;
		const lead = tokenPattern.test(token) ? await leads.findAssessment(token) : null;
		if (lead === null) return sendFailure(context, request, reply, { code: "no-report" });
		const found = reportExpiresAt(lead.receivedAt) > new Date() ? reportOfLead(lead) : null;
		const { reportGonePage, reportPage } = await views();
		if (found === null) return sendPage(unlinked(reply.code(410)), site.shellPolicy, reportGonePage());
		const { reference, dueAt } = lead;
		const hasMail = settings.mail !== null && lead.hasAnswer;
		const page = { ...found, reference, dueAt, hasMail, average: await averageScore() };
		return sendPage(unlinked(reply), site.shellPolicy, reportPage(page));
	});
};

/** The address lets anyone who has it read the page: no link of the page may pass it on. */
function unlinked(reply: FastifyReply): FastifyReply {
	return reply.header("Referrer-Policy", "no-referrer");
}
