import { pageLocale } from "#site/catalogue/locale.ts";
import { frameIn } from "#site/catalogue/site.ts";
import type { Breadcrumb } from "#site/service-views/form-breadcrumbs.ts";

/** The way back, as on other pages. The page itself has no address to name. */
export function BreadcrumbLinks({ links }: { readonly links: readonly Breadcrumb[] }) {
	const frame = frameIn(pageLocale);
	return (
		<nav className="breadcrumbs width" aria-label={frame.breadcrumbs}>
			<ol className="plain">
				{[{ label: frame.home, href: "/" }, ...links].map(({ label, href }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
