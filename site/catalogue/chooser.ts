import { chooserSchema } from "#content/schemas/messages/chooser.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { placeOf, readContent } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { listedIn } from "#site/catalogue/listed-pages.ts";
import { perLocale } from "#site/catalogue/locale.ts";

const file = "content/messages/chooser.yaml";

function nameOf(href: string, indexes: readonly number[], locale: Locale): string {
	const entry = listedIn(locale).find(({ path }) => path === href);
	if (!entry) {
		const path = [...indexes.flatMap((index) => ["answers", index]), "href"];
		throw new ContentError(`${placeOf(file, path)} no page or product is at ${href}`);
	}
	return entry.title;
}

/** The questions that lead to one page, each last answer with that page's name. */
export const chooserIn = perLocale((locale) => {
	const { question, answers } = readContent(file, chooserSchema, locale);
	const named = answers.map((first, one) => ({
		...first,
		answers: first.answers.map((second, two) => ({
			...second,
			answers: second.answers.map((last, three) => ({
				...last,
				page: nameOf(last.href, [one, two, three], locale),
			})),
		})),
	}));
	return { question, answers: named };
});
