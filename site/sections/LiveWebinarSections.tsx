import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { ListSection } from "#site/sections/ListSection.tsx";
import { TimelineSection } from "#site/sections/TimelineSection.tsx";
import { UseCasesSection } from "#site/sections/UseCasesSection.tsx";

interface LiveWebinarSectionsProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Extract<Webinar, { format: "live" }>;
	readonly locale: Locale;
}

/** What a session to come promises. */
export function LiveWebinarSections({ labels, webinar, locale }: LiveWebinarSectionsProps) {
	const entries = webinar.agenda.map(({ minute, heading, text }) => ({
		heading,
		text,
		period: formatMessage(labels.minute, { count: minute }, locale),
	}));
	return (
		<>
			<TimelineSection heading={labels.agenda} entries={entries} />
			<ListSection heading={labels.takeAway} items={webinar.whatYouTakeAway} />
			<UseCasesSection heading={labels.audience} items={webinar.whoItIsFor} />
		</>
	);
}
