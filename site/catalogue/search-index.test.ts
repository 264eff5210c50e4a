import { expect, test } from "vitest";
import { articlesIn } from "#site/catalogue/articles.ts";
import { chaptersIn } from "#site/catalogue/chapters.ts";
import { listedWebinar } from "#site/catalogue/listed-pages.ts";
import { policiesIn } from "#site/catalogue/policies.ts";
import { searchEntriesIn, searchEntry } from "#site/catalogue/search-index.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";

const [webinar] = webinarsIn("en");
if (!webinar) throw new Error("There is no session");

test("the index that everyone can read holds neither the link to join a session nor the address of its film", () => {
	const addresses = {
		joinUrl: "https://meet.example.com/private-room",
		recordingUrl: "/recordings/private-film.mp4",
		captions: "/recordings/private-captions.vtt",
	};
	const entry = searchEntry(listedWebinar({ ...webinar, ...addresses }), "en");
	expect(entry.text).toContain(webinar.topics[0]);
	expect(JSON.stringify(entry)).not.toMatch(/example\.com|private-|\d{4}-\d{2}-\d{2}T/);
});

const texts = [
	...articlesIn("en"),
	...chaptersIn("en"),
	...policiesIn("en").map(({ slug, ...policy }) => ({ ...policy, path: `/${slug}` })),
].filter(({ headings }) => headings.length > 0);

test.each(texts)("the headings of $path are found as what stands over its parts", ({ path, headings }) => {
	const entry = searchEntriesIn("en").find((each) => each.path === path);
	expect(entry?.headings).toEqual(headings.map(({ text }) => text));
});

test("a heading that cites a figure is found with it", () => {
	const heading = ["Calls fall by ", { figure: "30%", href: "/figures#calls", mark: "target" }, " in a year"];
	const page = { kind: "page", path: "/calls", title: "Calls", description: "Fewer of them" } as const;
	const entry = searchEntry({ ...page, content: { sections: [{ heading, text: "By phone" }] } }, "en");
	expect(entry.headings).toEqual(["Calls fall by 30% in a year"]);
});

test("no text holds the code of a character", () => {
	const coded = searchEntriesIn("en").filter(({ text }) => /&#?\w+;/.test(text));
	expect(coded.map(({ path }) => path)).toEqual([]);
});

test("a page is indexed under the words that its content gives for the search", () => {
	const meta = { ...webinar.meta, searchWords: ["dentist", "medical centre"] };
	expect(searchEntry(listedWebinar({ ...webinar, meta }), "en").words).toBe("dentist medical centre");
});
