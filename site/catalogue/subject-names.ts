import type { SubjectName } from "#domain/forms/message-forms.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { productsIn } from "#site/catalogue/products.ts";
import { servicesIn } from "#site/catalogue/services.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";

type SubjectNames = Readonly<Record<SubjectName, Readonly<Record<string, string>>>>;

/** The names of what a form can be about, by the name of its control and by slug. */
export const subjectNamesIn = perLocale(
	(locale): SubjectNames => ({
		product: Object.fromEntries(productsIn(locale).map(({ slug, title }) => [slug, title])),
		service: Object.fromEntries(servicesIn(locale).map(({ slug, name }) => [slug, name])),
		paper: Object.fromEntries(whitePapersIn(locale).map(({ slug, title }) => [slug, title])),
		webinar: Object.fromEntries(webinarsIn(locale).map(({ slug, title }) => [slug, title])),
	}),
);
