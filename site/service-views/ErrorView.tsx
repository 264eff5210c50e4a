import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";

interface ErrorViewProps {
	/** For developers only. */
	readonly hasStack?: boolean;
}

/** The error screen: what happened, the status, and the way onward. The service fills in what is in double braces. */
export function ErrorView({ hasStack = false }: ErrorViewProps) {
	const { home, search, contact, status, trace } = serviceMessagesIn(pageLocale).errorPage;
	return (
		<div className="form-section-words">
			<h1>{"{{heading}}"}</h1>
			<p className="lead">{"{{text}}"}</p>
			<div className="actions">
				<a className="button" href="/">
					{home}
				</a>
				<a className="button secondary" href="/search">
					{search}
				</a>
				<a className="button secondary" href="/contact">
					{contact}
				</a>
			</div>
			<p className="form-note">
				{status} {"{{status}}"}
			</p>
			{hasStack && (
				<div className="table">
					<h2>{trace}</h2>
					<pre>{"{{stack}}"}</pre>
				</div>
			)}
		</div>
	);
}
