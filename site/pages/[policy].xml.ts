import type { APIRoute } from "astro";
import { pageLocale } from "#site/catalogue/locale.ts";
import { withNewTabNotes } from "#site/catalogue/markdown.ts";
import { policiesIn } from "#site/catalogue/policies.ts";
import { policyXml } from "#site/layouts/policy-xml.ts";

export function getStaticPaths() {
	return policiesIn(pageLocale).map((policy) => ({ params: { policy: policy.slug }, props: policy }));
}

/** A policy's bare text for the footer's dialog: without the page's styles, which its policy would not let in. */
export const GET: APIRoute<ReturnType<typeof policiesIn>[number]> = ({ props }) =>
	new Response(policyXml({ ...props, html: withNewTabNotes(props.html, pageLocale) }));
