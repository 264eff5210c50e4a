import { policySchema } from "#content/schemas/policy.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { renderMarkdown } from "#site/catalogue/markdown.ts";

/** The policies in their order, their text as HTML; the slug is the path. */
export const policiesIn = perLocale((locale) =>
	inOrder(
		readMarkdownFolder("policies", policySchema, locale).map(({ slug, data, body }) => ({
			slug,
			...data,
			html: renderMarkdown(body, locale),
		})),
		"content/policies/*.md",
	),
);
