import { expect, test } from "vitest";
import { listedWebinar } from "#site/catalogue/listed-pages.ts";
import { searchEntry } from "#site/catalogue/search-index.ts";
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
