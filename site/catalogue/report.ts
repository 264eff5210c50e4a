import { reportMessagesSchema } from "#content/schemas/messages/report.ts";
import type { Locale } from "#domain/locale/locale.ts";
import {
	challenges,
	experiences,
	type Industry,
	industries as industryIds,
} from "#domain/readiness/options.ts";
import { questions, questionValues } from "#domain/readiness/questions.ts";
import { readContent } from "#site/catalogue/content.ts";
import { formCopy, receiptCopy } from "#site/catalogue/forms.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { productsIn } from "#site/catalogue/products.ts";
import { servicesIn } from "#site/catalogue/services.ts";
import { frameIn, siteAddress } from "#site/catalogue/site.ts";

/** A value for each id. Object.fromEntries forgets the keys that it was given. */
function byId<Id extends string, Value>(ids: readonly Id[], labelOf: (id: Id) => Value): Record<Id, Value> {
	return Object.fromEntries(ids.map((id) => [id, labelOf(id)])) as Record<Id, Value>;
}

/** What the form calls its choices and questions. Its schema has made sure that there is a label for each. */
function formLabels(locale: Locale) {
	const { fields } = formCopy("assessment", locale);
	const optionsOf = <Id extends string>(field: string, ids: readonly Id[]) =>
		byId(ids, (id) => fields[field]?.options?.[id] ?? id);
	return {
		industry: optionsOf("industry", industryIds),
		challenges: optionsOf("challenges", challenges),
		experience: optionsOf("experience", experiences),
		questions: byId(questions, (id) => ({
			label: fields[id]?.label ?? id,
			options: optionsOf(id, questionValues),
		})),
	};
}

const slugOfIndustry: Partial<Record<Industry, string>> = {
	professional: "professional-services",
	realestate: "real-estate",
};

/** The pages that the report leads to, by what the readiness model calls them. */
function linkedPages(locale: Locale) {
	const industries = industriesIn(locale);
	const industryPages = industryIds.flatMap((id) => {
		const found = industries.find(({ slug }) => slug === (slugOfIndustry[id] ?? id));
		return found ? [[id, { name: found.name, href: found.path }]] : [];
	});
	return {
		services: Object.fromEntries(
			servicesIn(locale).map(({ slug, name, path }) => [slug, { name, href: path }]),
		),
		products: Object.fromEntries(
			productsIn(locale).map(({ slug, title }) => [slug, { name: title, href: `/products#${slug}` }]),
		),
		industries: Object.fromEntries(industryPages),
	};
}

/** Everything that the report says, the names of the pages it leads to included. */
export const reportCopyIn = perLocale((locale) => {
	const messages = readContent("content/messages/report.yaml", reportMessagesSchema, locale);
	const { receipt, subject } = formCopy("assessment", locale);
	return {
		...messages,
		locale,
		delivery: { ...messages.delivery, receipt: receiptCopy(receipt, locale), subject },
		labels: formLabels(locale),
		...linkedPages(locale),
		host: new URL(siteAddress()).host,
		newTab: frameIn(locale).newTab,
	};
});
