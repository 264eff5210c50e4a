import type { FastifyInstance } from "fastify";
import { reportExpiresAt, reportOfLead } from "#domain/leads/lead-report.ts";
import { sendFailure, sendPage } from "#server/routes/failure.ts";
import type { ServiceContext } from "#server/service-context.ts";

/** The report for a visitor without JavaScript, at an address that nobody can guess and that ends after a while. */
export function assessmentReportRoute(app: FastifyInstance, context: ServiceContext): void {
	const { leads, site, views } = context;
	app.get<{ Params: { token: string } }>("/assessment/report/:token", async (request, reply) => {
		const lead = await leads.findAssessment(request.params.token);
		if (lead === null) {
			const text = `There is no report at this address. For questions, write to ${site.site.email}.`;
			return sendFailure(context, request, reply, { status: 404, text });
		}
		const found = reportExpiresAt(lead.receivedAt) > new Date() ? reportOfLead(lead) : null;
		if (found === null) return sendPage(reply.code(410), site.shellPolicy, views.reportGonePage());
		const { reference, dueAt } = lead;
		return sendPage(reply, site.shellPolicy, views.reportPage({ ...found, reference, dueAt }));
	});
}
