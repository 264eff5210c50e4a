import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import "#site/sections/recording.css";

interface RecordingSectionProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar;
}

/** The recording of a session with its captions; a session without one says that it is to be read. */
export function RecordingSection({ labels, webinar }: RecordingSectionProps) {
	const { title, recordingUrl, captions } = webinar;
	if (recordingUrl === undefined)
		return (
			<p className="width written-session">
				<strong className="badge">{labels.writtenSession}</strong> {labels.written}
			</p>
		);
	return (
		<section className="section width recording" id="recording">
			<h2>{labels.recording}</h2>
			<video controls preload="none" src={recordingUrl} aria-label={title}>
				<track kind="captions" srcLang="en" label={labels.captions} src={captions} default />
			</video>
		</section>
	);
}
