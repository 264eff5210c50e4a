import { expect, test } from "vitest";
import { moveProperties } from "#tools/build/pages/move-properties.ts";

const island = (props: string) =>
	`<astro-island prefix="r1" props="${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" client="settled"></astro-island>`;

test("a form of many words finds them in a file, and what it shows without a script stays in the page", () => {
	const words = JSON.stringify({ hint: [0, `Say "yes" & <b>${"more ".repeat(120)}</b> &quot;`] });
	const { html, files } = moveProperties(`<main>${island(words)}<form></form></main>`);
	expect(files.map(({ text }) => text)).toEqual([words]);
	expect(html).toBe(
		`<main><astro-island prefix="r1" data-props="/${files[0]?.address}" client="settled"></astro-island><form></form></main>`,
	);
});

test("an island with few words keeps them", () => {
	const page = island('{"hasService":[0,true]}');
	expect(moveProperties(page)).toEqual({ html: page, files: [] });
});
