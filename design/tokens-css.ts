import { formatHex, formatHex8, parse } from "culori";
import type { Theme } from "#design/colours.ts";
import type tokens from "#design/tokens.json";

/** The tokens as custom properties. The page's `data-theme` chooses the colours, or else the system; paper has the light ones. */
export function tokensCss({ colours, typefaces, lengths }: typeof tokens): string {
	const inTheme = (theme: Theme) => [
		`color-scheme: ${theme};`,
		...Object.entries(colours).map(([name, colour]) => `--${name}: ${shortest(colour[theme])};`),
	];
	const always = Object.entries({ ...typefaces, ...lengths }).map(([name, value]) => `--${name}: ${value};`);
	// Written twice in place of `light-dark()`, so that browsers of two years ago have colours.
	return `@layer tokens {
	:root {
		${[...inTheme("light"), ...always].join("\n\t\t")}
	}

	@media screen {
		:root[data-theme="dark"] {
			${inTheme("dark").join("\n\t\t\t")}
		}
	}

	@media screen and (prefers-color-scheme: dark) {
		:root:not([data-theme="light"]) {
			${inTheme("dark").join("\n\t\t\t")}
		}
	}
}
`;
}

/** A colour as `#rrggbb`, which takes half the bytes and which every browser knows, with its transparency where it has one. */
function shortest(colour: string): string {
	const isOpaque = (parse(colour)?.alpha ?? 1) === 1;
	return (isOpaque ? formatHex(colour) : formatHex8(colour)) ?? colour;
}
