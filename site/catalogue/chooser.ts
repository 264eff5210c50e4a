import { chooserSchema } from "#content/schemas/messages/chooser.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readContent } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { listedIn } from "#site/catalogue/listed-pages.ts";
import { perLocale } from "#site/catalogue/locale.ts";

const file = "content/messages/chooser.yaml";

function nameOf(href: string, locale: Locale): string {
	const entry = listedIn(locale).find(({ path }) => path === href);
	if (!entry) throw new ContentError(`${file} no page or product is at ${href}`);
	return entry.title;
}

/** The questions that lead to one page, each last answer with that page's name. */
export const chooserIn = perLocale((locale) => {
	const { question, answers } = readContent(file, chooserSchema, locale);
	const named = answers.map((first) => ({
		...first,
		answers: first.answers.map((second) => ({
			...second,
			answers: second.answers.map((last) => ({ ...last, page: nameOf(last.href, locale) })),
		})),
	}));
	return { question, answers: named };
});
