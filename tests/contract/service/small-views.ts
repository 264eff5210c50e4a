import { failureStatus } from "#domain/service/failures.ts";
import type { ServiceViews } from "#domain/service/service-views.ts";

const escapeHtml = (text: unknown) =>
	String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const page = (title: string, content: string) =>
	`<!doctype html><title>${escapeHtml(title)}</title>${content}`;

/** Pages that show what the service gave them, as it is. A failure's message is its code and figures. */
export const views: ServiceViews = {
	receiptPage: ({ form, reference, dueAt }) =>
		page("Received", `<p>${[form, reference, dueAt.toISOString()].join(" ")}`),
	formPage: ({ form, values, problems, failure }) =>
		page(
			`Form ${form}`,
			[
				`<p>${escapeHtml(JSON.stringify(failure ?? null))}</p>`,
				...problems.map(({ field, code }) => `<li>${escapeHtml(field)} ${code}</li>`),
				...Object.entries(values).map(
					([name, value]) => `<textarea name=${name}>${escapeHtml(value)}</textarea>`,
				),
			].join(""),
		),
	reportPage: (view) => page("Report", `<pre>${escapeHtml(JSON.stringify(view))}</pre>`),
	reportGonePage: () => page("Gone", ""),
	errorPage: ({ failure, stack }) =>
		page(
			failure.code,
			`<p>${failureStatus[failure.code]} ${escapeHtml(views.failureCopy(failure).text)}</p>${escapeHtml(stack ?? "")}`,
		),
	failureCopy: (failure) => ({
		heading: failure.code,
		text: `Write to hello@southlight.example about ${JSON.stringify(failure)}.`,
	}),
};
