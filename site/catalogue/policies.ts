import { policySchema } from "#content/schemas/policy.ts";
import { defaultLocale } from "#domain/locale/locale.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { renderMarkdown } from "#site/catalogue/markdown.ts";
import { storedEntryRowsIn } from "#site/catalogue/trust.ts";

/** Stands in a policy for the rows of what the browser stores. */
const storedEntriesMark = /^\| \[stored-entries\] .*$/m;

/** The list has one place, the code's own; in the pseudo-locale the whole text is changed afterwards. */
function withStoredEntries(body: string): string {
	const rows = storedEntryRowsIn(defaultLocale).map((cells) => `| ${cells.join(" | ")} |`);
	return body.replace(storedEntriesMark, rows.join("\n"));
}

/** The policies in their order, their text as HTML; the slug is the path. */
export const policiesIn = perLocale((locale) =>
	inOrder(
		readMarkdownFolder("policies", policySchema, locale).map(({ slug, data, body }) => ({
			slug,
			...data,
			html: renderMarkdown(withStoredEntries(body), locale),
		})),
		"content/policies/*.md",
	),
);
