import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type BuiltPage, mainOf, page, pages } from "#tests/support/built-site.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { articles } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";
import { distFolder } from "#tests/support/site-description.ts";

const origin = siteCopy.url;
const read = (path: string) => readFileSync(join(distFolder, path), "utf8");
const meta = ({ document }: BuiltPage, property: string) =>
	all(document, `meta[property="${property}"]`).map((element) => attribute(element, "content"))[0] ?? "";
const listedPages = pages.filter(
	({ document, path }) =>
		all(document, 'link[rel="canonical"]').map((link) => attribute(link, "href"))[0] === `${origin}${path}`,
);
const articlePages = pages.filter(({ path }) => /^\/resources\/blog\/(?!category\/)/.test(path));
const blogPages = pages.filter(({ path }) => path.startsWith("/resources/blog"));

describe("a search engine", () => {
	test("finds every page in the sitemap, and nothing else", () => {
		const addresses = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
		expect(addresses.toSorted()).toEqual(listedPages.map(({ path }) => `${origin}${path}`).toSorted());
	});

	test("may read all but the desk and the answers to forms, and is told of the sitemap", () => {
		const rules = read("robots.txt").trim().split(/\n+/);
		expect(rules).toEqual([
			"User-agent: *",
			"Disallow: /desk",
			"Disallow: /forms",
			`Sitemap: ${origin}/sitemap.xml`,
		]);
	});
});

describe("a link that someone shares", () => {
	test.each(listedPages)("to $path shows a card of its own", async (shared) => {
		const { pathname, origin: host } = new URL(meta(shared, "og:image"));
		expect(host).toBe(origin);
		const card = sharp(join(distFolder, pathname));
		expect(await card.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
		expect((await card.toBuffer()).length).toBeGreaterThan(10_000);
		expect(readFileSync(join(distFolder, pathname)).length).toBeLessThanOrEqual(60_000);
		expect(meta(shared, "og:image:alt")).toContain(meta(shared, "og:title"));
		expect(meta(shared, "og:url")).toBe(`${origin}${shared.path}`);
	});

	test("shows another card for each page", () => {
		const images = listedPages.map((shared) => meta(shared, "og:image"));
		expect(new Set(images).size).toBe(images.length);
	});
});

describe("a feed reader", () => {
	const feed = JSON.parse(read("feed.json"));

	test("gets the articles, newest first, with their whole text and links that lead back", () => {
		expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
		const addresses = feed.items.map(({ url }: { url: string }) => new URL(url).pathname);
		expect(addresses).toEqual(expect.arrayContaining(articles));
		expect(addresses.toSorted()).toEqual(articlePages.map(({ path }) => path).toSorted());
		const dates = feed.items.map((item: { date_published: string }) => item.date_published);
		expect(dates).toEqual(dates.toSorted().toReversed());
		for (const { url, content_html: html } of feed.items) {
			expect(page(new URL(url).pathname).path).toContain("/resources/blog/");
			expect(html.length).toBeGreaterThan(4000);
			expect(html).not.toContain('href="/');
		}
	});

	test("reads the day that the article itself shows", () => {
		for (const { url, date_published: published } of feed.items) {
			const { html, document } = page(new URL(url).pathname);
			const day = published.slice(0, 10);
			expect(all(document, "main time").map((time) => attribute(time, "datetime"))[0]).toBe(day);
			expect(html).toContain(`"datePublished":"${day}"`);
		}
	});

	test("gets the same articles as RSS", () => {
		const rss = read("rss.xml");
		const links = [...rss.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, address]) => address);
		expect(links).toEqual(feed.items.map(({ id }: { id: string }) => id));
		const dates = [...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => date);
		expect(dates).toHaveLength(links.length);
		for (const date of dates) expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/);
	});

	test.each(blogPages)("is offered both feeds on $path", ({ document }) => {
		const offered = all(document, 'link[rel="alternate"]').map((link) => attribute(link, "href"));
		expect(offered).toEqual(["/rss.xml", "/feed.json"]);
	});

	test("finds a link to the RSS feed below the articles", () => {
		const links = all(mainOf("/resources/blog"), 'a[href="/rss.xml"]');
		expect(links.map(textOf)).toEqual([pageCopy.feed]);
	});
});

describe("a language model that asks for llms.txt", () => {
	const text = read("llms.txt");

	test("gets a title, a summary and parts", () => {
		expect(text).toMatch(new RegExp(`^# ${siteCopy.name}\n\n> .+\n`));
		expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(6);
	});

	test("gets only links that lead to a page", () => {
		const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = ""]) => new URL(address));
		expect(links.length).toBeGreaterThan(40);
		for (const { origin: host, pathname } of links) {
			expect(host).toBe(origin);
			expect(page(pathname).path).toBe(pathname);
		}
	});
});
