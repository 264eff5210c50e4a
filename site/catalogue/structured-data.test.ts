import { expect, test } from "vitest";
import { articlesIn } from "#site/catalogue/articles.ts";
import { siteIn } from "#site/catalogue/site.ts";
import { articleData } from "#site/catalogue/structured-data.ts";

const articles = articlesIn("en").slice(0, 1);

test.each(articles)("a search engine reads whether the company or a person wrote an article", (article) => {
	const signedBy = (author: string) => articleData({ ...article, author }, "en");
	const practice = `${siteIn("en").name}, data practice`;
	expect(signedBy(practice)).toMatchObject({ author: { "@type": "Organization", name: practice } });
	expect(signedBy("Mere Tamihana")).toHaveProperty("author", { "@type": "Person", name: "Mere Tamihana" });
});
