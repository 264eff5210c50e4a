import { defineConfig } from "html-validate";

/** Everything recommended, but for what React's and Astro's writers do to the spelling alone. */
export default defineConfig({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// React spells attributes as in its own properties (`srcSet`, `maxLength`); HTML doesn't tell cases apart.
		"attr-case": "off",
		// React ends void elements as XML does (`<img/>`); HTML ignores the stroke.
		"void-style": "off",
		// React writes `required=""` and `download=""`, which mean the same as the bare words.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Counts entities by their letters; the length that people see is checked with the other heads.
		"long-title": "off",
		// Where a phone shows the cells of a row one below the other, some browsers need the roles of a table in words.
		"no-redundant-role": "off",
		// The boxes of one question share its name, as a form with several choices is posted.
		"form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
	},
});
