import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import "#site/sections/recording.css";

interface RecordingSectionProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar;
}

/** The recording of a session with its captions. */
export function RecordingSection({ labels, webinar }: RecordingSectionProps) {
	const { title, recordingUrl, captions } = webinar;
	if (recordingUrl === undefined) return null;
	return (
		<section className="section width recording" id="recording">
			<h2>{labels.recording}</h2>
			<video controls preload="none" src={recordingUrl} aria-label={title}>
				<track kind="captions" srcLang="en" label={labels.captions} src={captions} default />
			</video>
		</section>
	);
}
