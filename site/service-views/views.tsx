import { failureCopy } from "#domain/service/failure-pages.ts";
import type { ServiceModule, ServiceViews } from "#domain/service/service-views.ts";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { slidesPdf } from "#site/catalogue/document-addresses.ts";
import { formMessagesIn } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";
import { productsIn } from "#site/catalogue/products.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { servicesIn } from "#site/catalogue/services.ts";
import { siteAddress, siteIn } from "#site/catalogue/site.ts";
import { officesIn, type Webinar, webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";
import { AssessmentFormView } from "#site/service-views/AssessmentFormView.tsx";
import { AssessmentReportView } from "#site/service-views/AssessmentReportView.tsx";
import { FormBreadcrumbs } from "#site/service-views/FormBreadcrumbs.tsx";
import { FormView } from "#site/service-views/FormView.tsx";
import { describeFailures } from "#site/service-views/failure-description.tsx";
import { renderDeskCode, renderMail } from "#site/service-views/mail/render-mail.tsx";
import { ReceiptView } from "#site/service-views/ReceiptView.tsx";
import { ReportGoneView } from "#site/service-views/ReportGoneView.tsx";
import { inShell } from "#site/service-views/shell.ts";

export const views: ServiceViews = {
	receiptPage: (page) =>
		inShell({
			title: serviceMessagesIn(pageLocale).receiptPage.title,
			breadcrumbs: <FormBreadcrumbs form={page.form} values={page.values} />,
			view: <ReceiptView {...page} />,
		}),
	formPage: ({ form, values, receivedAt, problems, failure }) => {
		const messages = { locale: pageLocale, messages: serviceMessagesIn(pageLocale).failures };
		const props = { values, problems, notice: failure && failureCopy(messages, failure).text };
		return inShell({
			title: formMessagesIn(pageLocale).summary.heading,
			breadcrumbs: <FormBreadcrumbs form={form} values={values} />,
			view:
				form === "assessment" ? (
					<AssessmentFormView {...props} />
				) : (
					<FormView {...props} {...{ form, receivedAt }} />
				),
		});
	},
	reportPage: (page) =>
		inShell({
			title: reportCopyIn(pageLocale).title,
			breadcrumbs: <FormBreadcrumbs form="assessment" />,
			view: <AssessmentReportView {...page} />,
		}),
	reportGonePage: () =>
		inShell({
			title: serviceMessagesIn(pageLocale).reportGonePage.heading,
			breadcrumbs: <FormBreadcrumbs form="assessment" />,
			view: <ReportGoneView />,
		}),
	mail: renderMail,
	deskCodeMail: renderDeskCode,
};

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

const scheduleOf = ({ slug, startsAt, durationMinutes, format }: Webinar) =>
	[slug, { startsAt, durationMinutes, format }] as const;

export const forBuild: ServiceModule["forBuild"] = {
	url: siteAddress,
	email: () => siteIn(pageLocale).email,
	subjects: () => ({
		product: slugs(productsIn(pageLocale)),
		service: slugs(servicesIn(pageLocale)),
		paper: slugs(whitePapersIn(pageLocale)),
		webinar: slugs(webinarsIn(pageLocale)),
	}),
	stageNames: () =>
		Object.fromEntries(Object.entries(reportCopyIn(pageLocale).stages).map(([id, { name }]) => [id, name])),
	failures: describeFailures,
	offices: () => siteIn(pageLocale).offices.map(({ name, timeZone }) => ({ name, timeZone })),
	sessions: () => Object.fromEntries(webinarsIn(pageLocale).map(scheduleOf)),
	heldUntil: () =>
		Object.fromEntries(
			webinarsIn(pageLocale)
				.filter(({ format }) => format === "live")
				.map((webinar) => [slidesPdf(webinar), webinarEnd(webinar).toISOString()]),
		),
	homeZone: () => officesIn(pageLocale)[0].timeZone,
};
