import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copy } from "#desk/app/copy.ts";
import { TimelineRow } from "#desk/views/lead/timeline/TimelineRow.tsx";
import { timelineItems } from "#desk/views/lead/timeline/timeline-items.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import { leadSummary } from "#tests/support/lead-summary.ts";

const at = "2026-01-28T10:00:00Z";
const received = (lead: string, isCut?: boolean): TimelineEntry => ({
	...{ number: 1, lead, at, person: null },
	what: { kind: "received", state: "new", ...(isCut && { isCut }) },
});

/** The timeline of a lead by mail into which another one was merged. */
function shown(...timeline: readonly TimelineEntry[]): string[] {
	return shownWith({ message: "Kia ora" }, ...timeline);
}

function shownWith(values: Record<string, string>, ...timeline: readonly TimelineEntry[]): string[] {
	const merged = [{ ...leadSummary("b", "mail"), values, assessment: null }];
	const items = timelineItems({
		...{
			lead: leadSummary("a", "mail"),
			values,
			assessment: null,
			merged,
			mails: [],
			timeline: [...timeline],
		},
	});
	return items.map((item) =>
		renderToStaticMarkup(<TimelineRow item={item} zone={null} address="" from={null} tell={String} />),
	);
}

test("a first email that is too long to be read whole says that the mailbox has the rest, merged or not", () => {
	const [own, others] = shown(received("a", true), received("b", true));
	expect(own).toContain(copy.lead.timeline.cut);
	expect(others).toContain(copy.lead.timeline.cut);
});

test("a first email that is there whole says nothing of the kind", () => {
	expect(shown(received("a"))[0]).not.toContain(copy.lead.timeline.cut);
});

test("a first email of which nothing could be read says that it is in the mailbox", () => {
	expect(shownWith({ subject: "A picture" }, received("a", true))[0]).toContain(copy.lead.timeline.cut);
});
