import { pageLocale } from "#site/catalogue/page-locale.ts";
import { failureIn } from "#site/catalogue/service-pages.ts";

interface ErrorViewProps {
	readonly status: number;
	readonly heading: string;
	readonly text: string;
	readonly stack?: string;
}

/** The error screen: what happened, the status, and the way onward. */
export function ErrorView({ status, heading, text, stack }: ErrorViewProps) {
	const failure = failureIn(pageLocale);
	return (
		<div className="form-section-words">
			<h1>{heading}</h1>
			<p className="lead">{text}</p>
			<div className="actions">
				<a className="button" href="/">
					{failure.links.home}
				</a>
				<a className="button secondary" href="/search">
					{failure.links.search}
				</a>
				<a className="button secondary" href="/contact">
					{failure.links.contact}
				</a>
			</div>
			<p className="form-note">
				{failure.status} {status}
			</p>
			{stack && (
				<div className="table">
					<h2>{failure.trace}</h2>
					<pre>{stack}</pre>
				</div>
			)}
		</div>
	);
}
