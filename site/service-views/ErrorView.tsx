import { failure } from "#site/catalogue/service-pages.ts";
import { site } from "#site/catalogue/site.ts";

interface ErrorViewProps {
	readonly status: number;
	readonly heading: string;
	readonly text: string;
	readonly stack?: string;
}

/** The error screen: what happened, the status, and the way onward. */
export function ErrorView({ status, heading, text, stack }: ErrorViewProps) {
	return (
		<>
			<h1>{heading}</h1>
			<p className="lead">
				{status}. {text}
			</p>
			<ul>
				<li>
					<a href="/search">{failure.links.search}</a>
				</li>
				<li>
					<a href="/">{failure.links.home}</a>
				</li>
				<li>
					<a href="/contact">{failure.links.contact}</a>
				</li>
				<li>
					<a href={`mailto:${site.email}`}>{site.email}</a>
				</li>
			</ul>
			{stack && <pre>{stack}</pre>}
		</>
	);
}
