import { expect, test } from "vitest";
import { unseenNews } from "#desk/views/lead/reply/unseen-news.ts";

const entry = (number: number, person: string | null, lead = "a") => ({
	...{ number, person, lead, at: "2026-01-28T00:00:00Z" },
	what: { kind: "note", text: `${number}` } as const,
});

test("what others and the visitor did since is news; what came before, oneself did or befell another lead is not", () => {
	const timeline = [entry(1, "ben"), entry(2, "ana"), entry(3, "ben"), entry(4, null), entry(5, "ben", "b")];
	const news = unseenNews(timeline, { lead: "a", seen: 1, author: "ana" });
	expect(news.map(({ number }) => number)).toEqual([3, 4]);
});
