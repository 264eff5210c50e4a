import { expect, test } from "vitest";
import { moveIcons } from "#tools/build/pages/move-icons.ts";

const icon = (shape: string) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;
const [inbox, bell] = [icon('<path d="M2 2h4"></path>'), icon('<circle r="3"></circle>')];
const pageWith = (icons: readonly string[]) => `<header>${bell}</header><main>${icons.join("")}</main>`;

test("a page with many icons has each kind once in a file, and the header's where it was", () => {
	const { html, files } = moveIcons(pageWith(Array(10).fill([inbox, bell]).flat()));
	const [sprite] = files;
	expect(html).toContain(`<header>${bell}</header>`);
	const references = [...html.matchAll(/<use href="\/([^#"]+)#(\w+)"\/>/g)];
	expect(references).toHaveLength(20);
	expect(sprite?.text.match(/<symbol/g)).toHaveLength(2);
	for (const [, address, id] of references) {
		expect(address).toBe(sprite?.address);
		expect(sprite?.text).toContain(`<symbol id="${id}" viewBox="0 0 24 24">`);
	}
});

test("a page with few icons keeps them", () => {
	const html = pageWith([inbox, bell]);
	expect(moveIcons(html)).toEqual({ html, files: [] });
});
