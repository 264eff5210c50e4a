import { reportExpiresAt, reportOfLead } from "#domain/leads/lead-report.ts";
import { addresses } from "#server/addresses.ts";
import { sendFailure } from "#server/responses/failure.ts";
import { sendPage } from "#server/responses/page.ts";
import type { Route } from "#server/service-context.ts";

/** The confirmation for a visitor without JavaScript, at an address that nobody can guess. */
export const receiptRoute: Route = async (app, { context }) => {
	const { leads, settings, site, views } = context;
	const hasMail = settings.mail !== null;
	app.get<{ Params: { token: string } }>(`${addresses.receipt}/:token`, async (request, reply) => {
		const lead = await leads.findByToken(request.params.token);
		if (lead === null) return sendFailure(context, request, reply, { code: "no-receipt" });
		return sendPage(reply, site.shellPolicy, views.receiptPage({ ...lead, hasMail }));
	});
};

/** The report for a visitor without JavaScript, at an address that nobody can guess and that ends after a while. */
export const assessmentReportRoute: Route = async (app, { context }) => {
	const { leads, settings, site, views } = context;
	const hasMail = settings.mail !== null;
	app.get<{ Params: { token: string } }>(`${addresses.report}/:token`, async (request, reply) => {
		const lead = await leads.findAssessment(request.params.token);
		if (lead === null) return sendFailure(context, request, reply, { code: "no-report" });
		const found = reportExpiresAt(lead.receivedAt) > new Date() ? reportOfLead(lead) : null;
		if (found === null) return sendPage(reply.code(410), site.shellPolicy, views.reportGonePage());
		const { reference, dueAt } = lead;
		return sendPage(reply, site.shellPolicy, views.reportPage({ ...found, reference, dueAt, hasMail }));
	});
};
