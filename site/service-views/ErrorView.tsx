import { failureStatus } from "#domain/service/failures.ts";
import type { ErrorPage } from "#domain/service/service-views.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/service-messages.ts";
import { failureCopy } from "#site/service-views/failure-copy.ts";

/** The error screen: what happened, the status, and the way onward. */
export function ErrorView({ failure, stack }: ErrorPage) {
	const { heading, text } = failureCopy(failure);
	const { home, search, contact, status, trace } = serviceMessagesIn(pageLocale).errorPage;
	return (
		<div className="form-section-words">
			<h1>{heading}</h1>
			<p className="lead">{text}</p>
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
				{status} {failureStatus[failure.code]}
			</p>
			{stack && (
				<div className="table">
					<h2>{trace}</h2>
					<pre>{stack}</pre>
				</div>
			)}
		</div>
	);
}
