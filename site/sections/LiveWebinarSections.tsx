import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import { BenefitsSection } from "#site/sections/BenefitsSection.tsx";
import { ListSection } from "#site/sections/ListSection.tsx";
import { ProcessSection } from "#site/sections/ProcessSection.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";

interface LiveWebinarSectionsProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Extract<Webinar, { format: "live" }>;
}

/** What a session to come promises. */
export function LiveWebinarSections({ labels, webinar }: LiveWebinarSectionsProps) {
	const steps = webinar.agenda.map(({ minute, heading, text }) => ({
		heading,
		text,
		duration: formatMessage(labels.minute, { count: minute }),
	}));
	return (
		<>
			<ProcessSection kind="process" heading={labels.agenda} steps={steps} />
			<ListSection heading={labels.takeAway} items={webinar.whatYouTakeAway} />
			<BenefitsSection kind="benefits" heading={labels.audience} items={webinar.whoItIsFor} />
		</>
	);
}
