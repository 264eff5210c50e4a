import type { AstroIntegration } from "astro";

/** Gives pages the directive `client:settled`. */
export const settledIslands: AstroIntegration = {
	name: "settled-islands",
	hooks: {
		"astro:config:setup": ({ addClientDirective }) =>
			addClientDirective({ name: "settled", entrypoint: "./site/scripts/settled-directive.ts" }),
	},
};
