import type { Locale } from "#domain/locale/locale.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { listedIn } from "#site/catalogue/listed-pages.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { solutionsPageIn } from "#site/catalogue/services.ts";

function nameOf(href: string, locale: Locale): string {
	const entry = listedIn(locale).find(({ path }) => path === href);
	if (!entry) throw new ContentError(`content/pages/solutions.yaml no page or product is at ${href}`);
	return entry.title;
}

/** The questions that lead to one page, each last answer with that page's name. */
export const chooserIn = perLocale((locale) => {
	const { chooser } = solutionsPageIn(locale);
	const answers = chooser.answers.map((first) => ({
		...first,
		answers: first.answers.map((second) => ({
			...second,
			answers: second.answers.map((last) => ({ ...last, page: nameOf(last.href, locale) })),
		})),
	}));
	return { ...chooser, answers };
});
