import type tokens from "#design/tokens.json";

/** The tokens as custom properties: colours in both themes, of which the page's `data-theme` or the system chooses. */
export function tokensCss({ colours, typefaces, lengths }: typeof tokens): string {
	const pairs = Object.entries(colours).map(([name, { light, dark }]) => [
		name,
		`light-dark(${light}, ${dark})`,
	]);
	const properties = [...pairs, ...Object.entries(typefaces), ...Object.entries(lengths)];
	return `@layer tokens {
	:root {
		color-scheme: light dark;
${properties.map(([name, value]) => `\t\t--${name}: ${value};`).join("\n")}
	}

	:root[data-theme="light"] {
		color-scheme: light;
	}

	:root[data-theme="dark"] {
		color-scheme: dark;
	}
}
`;
}
