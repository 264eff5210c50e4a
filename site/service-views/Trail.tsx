import { site } from "#site/catalogue/site.ts";
import type { TrailLink } from "#site/service-views/form-trail.ts";

/** The way back, as other pages show where they stand. The page itself has no address to name. */
export function Trail({ links }: { readonly links: readonly TrailLink[] }) {
	return (
		<nav className="trail width" aria-label={site.frame.breadcrumbs}>
			<ol className="plain">
				{[{ label: site.frame.home, href: "/" }, ...links].map(({ label, href }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
