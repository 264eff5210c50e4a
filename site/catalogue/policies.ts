import { policySchema } from "#content/schemas/policy.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";
import { renderMarkdown } from "#site/catalogue/markdown.ts";

/** The three policies, their text as HTML; the slug is the path. */
export const policies = readMarkdownFolder("policies", policySchema)
	.toSorted((a, b) => a.data.order - b.data.order)
	.map(({ slug, data, body }) => ({ slug, ...data, html: renderMarkdown(body) }));
