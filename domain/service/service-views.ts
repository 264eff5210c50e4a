import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { SubjectName } from "#domain/forms/message-forms.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { LeadReport } from "#domain/leads/lead-report.ts";
import type { DeskCode, MailContent, RenderedMail } from "#domain/mail/mail-content.ts";
import type { PublishedAverage } from "#domain/readiness/published-average.ts";
import type { FailureDescription } from "#domain/service/failure-pages.ts";
import type { Failure } from "#domain/service/failures.ts";
import type { WebinarSchedule } from "#domain/webinars/webinar-state.ts";

/** The confirmation for a visitor without JavaScript. It shows no personal data. */
export interface ReceiptPage extends Pick<Lead, "values" | "receivedAt"> {
	readonly form: FormId;
	readonly reference: string;
	readonly dueAt: Date;
	/** Whether a mail answers the lead, so that the page may promise one. */
	readonly hasMail: boolean;
}

/** A form shown again, with everything that was typed and what is to correct, or why it could not be taken. */
export interface FormPage {
	readonly form: FormId;
	/** What was typed, by control, and under `page` the page that the form is on. */
	readonly values: FormValues;
	readonly receivedAt: Date;
	readonly problems: readonly FieldProblem[];
	/** Set when nothing is wrong with the form itself. */
	readonly failure?: Failure;
}

/** The report of an assessment sent without JavaScript, with its receipt. It holds no personal data. */
export interface ReportPage extends LeadReport {
	readonly reference: string;
	readonly dueAt: Date;
	/** Whether a mail answers the lead, so that the page may promise one. */
	readonly hasMail: boolean;
	/** The average of all assessments; null while there are too few. */
	readonly average: PublishedAverage | null;
}

/** What the site renders for the service. Each page is a whole HTML document. */
export interface ServiceViews {
	receiptPage(page: ReceiptPage): string;
	formPage(page: FormPage): string;
	reportPage(page: ReportPage): string;
	/** In place of a report that has expired. */
	reportGonePage(): string;
	/**
	 * A mail; null when it is about something that the site no longer has, or when there is nothing to say.
	 * @param origin of the links; null for the address that the site is built for
	 */
	mail(content: MailContent, origin: string | null): RenderedMail | null;
	/** The mail with a one-time code for a person of the desk. */
	deskCodeMail(code: DeskCode, origin: string | null): RenderedMail;
}

/** What the build's `views.js` exports. */
export interface ServiceModule {
	readonly views: ServiceViews;
	/** What the build reads once and leaves in `site.json`. */
	readonly forBuild: {
		/** The address that the pages are built for. */
		url(): string;
		/** The address that the pages ask visitors to write to. */
		email(): string;
		/** The slugs that a form can be about. */
		subjects(): Readonly<Record<SubjectName, string[]>>;
		/** What the pages call the stages of AI readiness, by their ids. */
		stageNames(): Record<string, string>;
		failures(): FailureDescription;
		/** Where the company's people are. */
		offices(): readonly { readonly name: string; readonly timeZone: string }[];
		/** When each webinar is held, by its slug. */
		sessions(): Readonly<Record<string, WebinarSchedule>>;
		/** From when on there is what a live session leaves, by its address. */
		heldUntil(): Readonly<Record<string, string>>;
		/** The zone of the home office. */
		homeZone(): string;
	};
}

const isView = {
	receiptPage: true,
	formPage: true,
	reportPage: true,
	reportGonePage: true,
	mail: true,
	deskCodeMail: true,
} satisfies Record<keyof ServiceViews, true>;

/** The views that another version of the site lacks. */
export function missingViews(names: readonly string[]): string[] {
	return Object.keys(isView).filter((name) => !names.includes(name));
}
