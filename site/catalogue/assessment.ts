import { assessmentCopySchema } from "#content/schemas/assessment/page.ts";
import { reportCopySchema } from "#content/schemas/assessment/report.ts";
import { formCopySchemaOf } from "#content/schemas/form-copy.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import {
	challenges,
	experiences,
	type Industry,
	industries as industryIds,
} from "#domain/readiness/options.ts";
import { type QuestionValue, questions, questionValues } from "#domain/readiness/questions.ts";
import { readContent } from "#site/catalogue/content.ts";
import { sharedFormCopy } from "#site/catalogue/forms.ts";
import { industries } from "#site/catalogue/industries.ts";
import { products } from "#site/catalogue/products.ts";
import { services } from "#site/catalogue/services.ts";
import { site } from "#site/catalogue/site.ts";

const copy = readContent("content/forms/assessment.yaml", formCopySchemaOf(assessmentForm));
const report = readContent("content/assessment/report.yaml", reportCopySchema);
const { panel, badLink, ...page } = readContent("content/assessment/page.yaml", assessmentCopySchema);

/** What the form and the page around it say. */
export function assessmentCopy(path: string) {
	const { optional, errors, draft, privacy, honeypot } = sharedFormCopy;
	const { fields, submit } = copy;
	const summary = { ...sharedFormCopy.summary, heading: page.problems };
	const form = {
		optional,
		errors,
		summary,
		draft: { kept: draft.kept, clear: draft.clear },
		privacy,
		honeypot: honeypot,
		submit,
	};
	return { page, form: { ...form, fields, page: path } };
}

/** What the island is given of these words, and what stands in the page. */
export function islandCopy(path: string) {
	const { page, form } = assessmentCopy(path);
	const { fields, errors: shared, ...others } = form;
	const likely = {
		required: shared.required,
		"too-long": shared["too-long"],
		"not-an-email": shared["not-an-email"],
	};
	return { fields, copy: { page, form: { ...others, errors: likely } } };
}

/** The words for each id, taken from a field's options. The form's schema has made sure that there are some. */
function optionCopy<Id extends string>(field: string, ids: readonly Id[]): Record<Id, string> {
	const options = copy.fields[field]?.options ?? {};
	// Object.fromEntries forgets the keys that it was given.
	return Object.fromEntries(ids.map((id) => [id, options[id] ?? id])) as Record<Id, string>;
}

const slugOfIndustry: Partial<Record<Industry, string>> = {
	professional: "professional-services",
	realestate: "real-estate",
};

const industryPages = Object.fromEntries(
	industryIds.flatMap((id) => {
		const found = industries.find(({ slug }) => slug === (slugOfIndustry[id] ?? id));
		return found ? [[id, { name: found.name, href: found.path }]] : [];
	}),
);

/** Everything that the report says, the names of the pages it leads to included. */
export const reportCopy = {
	...report,
	delivery: { ...report.delivery, receipt: copy.receipt.heading, subject: copy.subject },
	labels: {
		industry: optionCopy("industry", industryIds),
		challenges: optionCopy("challenges", challenges),
		experience: optionCopy("experience", experiences),
		questions: Object.fromEntries(
			questions.map((id) => [
				id,
				{ label: copy.fields[id]?.label ?? id, options: optionCopy(id, questionValues) },
			]),
		) as Record<(typeof questions)[number], { label: string; options: Record<QuestionValue, string> }>,
	},
	services: Object.fromEntries(services.map(({ slug, name, path }) => [slug, { name, href: path }])),
	products: Object.fromEntries(
		products.map(({ slug, title }) => [slug, { name: title, href: `/products#${slug}` }]),
	),
	industries: industryPages,
	host: new URL(site.url).host,
};

/** The words of what appears beside or in place of the form. */
export const laterCopy = {
	panel,
	badLink,
	toasts: { sent: site.toasts.sent, cleared: sharedFormCopy.draft.cleared },
	report: reportCopy,
};
