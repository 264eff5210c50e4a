import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copy } from "#desk/app/copy.ts";
import { fieldName } from "#desk/leads/submitted-fields.ts";
import { ReplyStop } from "#desk/views/lead/reply/ReplyStop.tsx";
import type { Answer } from "#desk/views/lead/timeline/timeline-items.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import { leadSummary } from "#tests/support/lead-summary.ts";

const lead = leadSummary("a", "contact");
const words = copy.lead.timeline;

/** What stops a reply when something has come since it was begun. */
function shown(what: TimelineEntry["what"]): string {
	const news = [{ number: 2, lead: "a", at: "2026-01-28T10:00:00Z", person: null, what }];
	return renderToStaticMarkup(<ReplyStop reply={{ news, to: lead.email }} lead={lead} nameOf={String} />);
}

const answer: Answer = {
	...{ kind: "answer", from: "mere@example.co.nz", subject: "Re: Two shops", text: "We have two" },
	...{ isAutomatic: false, attachments: [], isCut: false },
};

test("a correction that stops a reply names the fields as the form does", () => {
	const text = shown({ kind: "corrected", fields: ["firstName"] });
	expect(text).toContain(fieldName("contact", "firstName"));
	expect(text).not.toContain("firstName");
});

test("an answer that stops a reply says what of it is in the mailbox", () => {
	expect(shown(answer)).toContain(answer.text);
	expect(shown(answer)).not.toContain(words.cut);
	const cut = shown({ ...answer, isCut: true, attachments: [{ name: "plan.pdf", size: 12_000 }] });
	expect(cut).toContain(words.cut);
	expect(cut).toContain("plan.pdf");
});

test("a note that stops a reply is there to be read", () => {
	expect(shown({ kind: "note", text: "Call them" })).toContain("Call them");
});
