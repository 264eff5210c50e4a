import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import { everyPage, pages } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";
import { description, distFolder } from "#tests/support/site-description.ts";

const isData = (element: HtmlElement) => /json|speculationrules/.test(attribute(element, "type"));

/** The sources that a policy must allow for the inline elements of a page to work. */
function hashesOf(document: HtmlElement, tag: "script" | "style"): string[] {
	return all(document, tag)
		.filter((element) => !element.hasAttribute("src") && !isData(element) && element.textContent !== "")
		.map(({ textContent }) => `'sha256-${createHash("sha256").update(textContent).digest("base64")}'`);
}

function directives(policy: string): Map<string, string[]> {
	return new Map(
		policy.split(";").map((directive) => {
			const [name = "", ...sources] = directive.trim().split(/\s+/);
			return [name, sources];
		}),
	);
}

describe("the content security policy", () => {
	test.each(everyPage)(
		"of $path lets exactly its own inline scripts and styles work",
		({ document, policy }) => {
			const allowed = directives(policy);
			for (const tag of ["script", "style"] as const) {
				const sources = allowed.get(`${tag}-src`) ?? [];
				expect(new Set(sources)).toEqual(new Set(["'self'", ...hashesOf(document, tag)]));
			}
		},
	);

	test.each(everyPage)("of $path allows no other host and nothing unsafe", ({ policy }) => {
		expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
		const allowed = directives(policy);
		expect(allowed.get("default-src")).toEqual(["'none'"]);
		expect(allowed.get("frame-ancestors")).toEqual(["'none'"]);
		expect(allowed.get("base-uri")).toEqual(["'none'"]);
		expect(allowed.get("form-action")).toEqual(["'self'"]);
		expect(allowed.get("require-trusted-types-for")).toEqual(["'script'"]);
	});
});

describe("what the policy would refuse", () => {
	test.each(everyPage)("$path has no style attribute and no script in an attribute", ({ document }) => {
		const refused = all(document, "*").filter((element) =>
			element.attributes.some(({ key }) => key === "style" || key.startsWith("on")),
		);
		expect(refused.map((element) => element.annotatedName)).toEqual([]);
	});

	test.each(everyPage)("$path asks no other host for anything", ({ document }) => {
		const loading =
			"img, source, script, iframe, video, audio, track, embed, object, input, link, use, image";
		const outside = all(document, loading)
			.filter((element) => !element.matches('[rel="canonical"]') && !element.matches('[rel="alternate"]'))
			.flatMap((element) =>
				["src", "srcset", "href", "data", "poster"].map((name) => attribute(element, name)),
			)
			.filter((address) => /(?:^|[\s,])(?:https?:)?\/\//.test(address));
		const styles = all(document, "style").filter(({ textContent }) =>
			/@import|url\(["']?(?:https?:)?\/\//.test(textContent),
		);
		expect([...outside, ...styles.map(({ annotatedName }) => annotatedName)]).toEqual([]);
	});
});

describe("the headers for a static host", () => {
	/** Header lines by the path that they hold for. */
	const blocks = new Map(
		readFileSync(join(distFolder, "_headers"), "utf8")
			.split(/\n(?=\S)/)
			.map((block) => {
				const [path = "", ...lines] = block.trimEnd().split("\n");
				return [path, lines.map((line) => line.trim())];
			}),
	);

	test("every response bears those that the service sends", () => {
		const lines = Object.entries(description.headers).map(([name, value]) => `${name}: ${value}`);
		expect(blocks.get("/*")).toEqual(expect.arrayContaining(lines));
		for (const name of [
			"Strict-Transport-Security",
			"X-Content-Type-Options",
			"Referrer-Policy",
			"Permissions-Policy",
		])
			expect(description.headers).toHaveProperty(name);
		for (const policy of ["Opener", "Embedder", "Resource"])
			expect(description.headers).toHaveProperty(`Cross-Origin-${policy}-Policy`);
	});

	test.each(pages)("$path is covered with a stroke at its end and without", ({ path, policy }) => {
		const line = `Content-Security-Policy: ${policy}`;
		for (const each of [path, path.replace(/\/?$/, "/")]) expect(blocks.get(each)).toContain(line);
	});
});
