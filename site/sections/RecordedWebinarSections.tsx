import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { DocumentLinkSection } from "#site/sections/DocumentLinkSection.tsx";
import { RecordingSection } from "#site/sections/RecordingSection.tsx";
import { SessionSummarySection } from "#site/sections/SessionSummarySection.tsx";
import { SlidesSection } from "#site/sections/SlidesSection.tsx";
import { TranscriptSection } from "#site/sections/TranscriptSection.tsx";

interface RecordedWebinarSectionsProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar;
	readonly locale: Locale;
	readonly messages: DocumentMessages["download"];
	/** The slides as a file. */
	readonly file: { readonly href: string; readonly pages: number; readonly size: string };
}

/** What is left of a session that has been: its summary, its slides, and what was said where that is written down. */
export function RecordedWebinarSections({
	labels,
	webinar,
	locale,
	...download
}: RecordedWebinarSectionsProps) {
	return (
		<>
			<RecordingSection labels={labels} webinar={webinar} />
			<SessionSummarySection labels={labels} webinar={webinar} locale={locale} />
			<SlidesSection heading={labels.slides} slide={labels.slide} slides={webinar.slides} locale={locale}>
				<DocumentLinkSection label={download.messages.slides} {...download} locale={locale} />
			</SlidesSection>
			{webinar.transcript && (
				<TranscriptSection
					heading={labels.transcript}
					chapters={labels.chapters}
					parts={webinar.transcript}
				/>
			)}
		</>
	);
}
