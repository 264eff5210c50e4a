import { describe, expect, test } from "vitest";
import { nameFaults } from "#tools/build/content/drawing-names.ts";

const everythingDrawn = () => true;
const nothingDrawn = () => false;
const product = (icon: string) => ({
	file: "content/products/example.yaml",
	text: `order: 1\nicon: ${icon}\n`,
});

describe("an editor who names an icon", () => {
	test("hears nothing when there is one", () => {
		expect(nameFaults([product("scan-search")], everythingDrawn)).toEqual([]);
	});

	test.each([
		["misspelt", "scan-serch", "scan-search"],
		["named by what it means", "robot", "bot"],
	])("is told file, line and the icons near it when it is %s", (_, name, near) => {
		const [fault] = nameFaults([product(name)], everythingDrawn);
		expect(fault).toMatch(/^content\/products\/example\.yaml:2 lucide has no icon called "/);
		expect(fault).toMatch(new RegExp(`Near it: .*\\b${near}\\b.*lucide\\.dev/icons$`));
	});
});

test.each([
	'icon: "scan-serch"',
	"'icon': scan-serch",
	"icon:\n  scan-serch",
	"card: { icon: scan-serch, order: 1 }",
])("a name that no icon has is found however it is written: %s", (text) => {
	expect(nameFaults([{ file: "content/products/example.yaml", text }], everythingDrawn)).toHaveLength(1);
});

describe("an editor who asks for a picture that is not drawn", () => {
	const article = (matter: string) => ({
		file: "content/articles/example.md",
		text: `---\ntitle: A\n${matter}---\nText: with a colon: and *stars*\n`,
	});

	test("is told the line of the Markdown file, and the files that are missing", () => {
		const isDrawn = (address: string) => !address.endsWith("dusk-1200.avif");
		expect(nameFaults([article("image: article-7\n")], isDrawn)).toEqual([
			'content/articles/example.md:3 the scene "article-7" lacks public/images/scenes/article-7-dusk-1200.avif',
		]);
	});

	test("is told of a banner that a section names, and of the one that each service has", () => {
		const text = "order: 1\nsections:\n  - kind: banner\n    banner: harbour\n";
		const faults = nameFaults([{ file: "content/services/shipping.yaml", text }], nothingDrawn);
		expect(faults).toHaveLength(2);
		expect(faults[0]).toMatch(/^content\/services\/shipping\.yaml:1 there is no banner "shipping"/);
		expect(faults[1]).toMatch(/^content\/services\/shipping\.yaml:4 there is no banner "harbour"/);
	});

	test.each(["dark-864.avif", "phone-light-600.avif", "phone-dark-600.avif", "light-864.webp"])(
		"is told that an office's map lacks its file for %s",
		(missing) => {
			const site = { file: "content/site.yaml", text: "offices:\n  - map: chile\n" };
			const isDrawn = (address: string) => !address.endsWith(`chile-${missing}`);
			expect(nameFaults([site], isDrawn)).toEqual([
				`content/site.yaml:2 the map "chile" lacks public/images/contour/office-chile-${missing}`,
			]);
		},
	);

	test("may leave the picture out, of an article and of an industry", () => {
		const industry = { file: "content/industries/farming.yaml", text: "name: Farming\n" };
		expect(nameFaults([article(""), industry], nothingDrawn)).toEqual([]);
	});

	test("is held to an industry's scene once its words describe it, and told to leave them out until then", () => {
		const industry = { file: "content/industries/farming.yaml", text: "name: Farming\nimageAlt: A farm\n" };
		const [fault] = nameFaults([industry], nothingDrawn);
		expect(fault).toMatch(/farming\.yaml:2 there is no scene "farming"/);
		expect(fault).toMatch(/leave out imageAlt/);
	});
});
