import { useNow } from "#desk/app/use-now.ts";
import { timeLeft } from "#desk/ui/time-left.ts";
import "#desk/ui/time-left-mark.css";

/** A shape for each state, so that no colour is needed to tell them apart: a ring, a half disc, a triangle, a dash. */
const shapes = {
	green: "M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3Z",
	amber: "M8 2.5a5.5 5.5 0 0 1 0 11Z",
	red: "M8 2 14.5 13.5H1.5Z",
	none: "M4 8h8",
} as const;

/** The time left for a reply in words, colour and shape. */
export function TimeLeftMark({ dueAt }: { readonly dueAt: string | null }) {
	const { clock, text } = timeLeft(dueAt, useNow());
	const look = clock ?? "none";
	return (
		<span className="time-left" data-clock={look}>
			<svg viewBox="0 0 16 16" aria-hidden="true">
				{look === "amber" && <circle cx="8" cy="8" r="5.5" />}
				<path d={shapes[look]} />
			</svg>
			{text}
		</span>
	);
}
