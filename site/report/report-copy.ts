import type { ReportMessages } from "#content/schemas/messages/report.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Challenge, Experience, Industry } from "#domain/readiness/options.ts";
import type { Question, QuestionValue } from "#domain/readiness/questions.ts";
import type { ReceiptCopy } from "#site/ui/ReceiptThread.tsx";

/** A page of the site that the report leads to. */
interface ReportLink {
	readonly name: string;
	readonly href: string;
}

/** What the form calls its choices and questions. */
interface FormLabels {
	readonly industry: Readonly<Record<Industry, string>>;
	readonly challenges: Readonly<Record<Challenge, string>>;
	readonly experience: Readonly<Record<Experience, string>>;
	readonly questions: Readonly<
		Record<Question, { readonly label: string; readonly options: Readonly<Record<QuestionValue, string>> }>
	>;
}

/** Everything that the report says: its own messages, and what it takes from the form and from other pages. */
export interface ReportCopy extends ReportMessages {
	readonly locale: Locale;
	/** `subject` is that of the mail that is offered in place of sending it. */
	readonly delivery: ReportMessages["delivery"] & { readonly receipt: ReceiptCopy; readonly subject: string };
	readonly labels: FormLabels;
	readonly services: Readonly<Record<string, ReportLink>>;
	readonly products: Readonly<Record<string, ReportLink>>;
	/** The page of each industry that has one. */
	readonly industries: Readonly<Partial<Record<Industry, ReportLink>>>;
	readonly host: string;
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
}
