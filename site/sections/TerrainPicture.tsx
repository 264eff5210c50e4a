const formats = ["avif", "webp"] as const;
const dark = "(prefers-color-scheme: dark)";

/** What each width of screen shows of the land: file names, and the widths that they come in. */
const crops = [
	{ media: "(width < 1100px)", file: (theme: string) => `hero-phone-${theme}`, widths: [400, 800] },
	{ media: "(width > 1440px)", file: (theme: string) => `hero-${theme}`, widths: [2560] },
	{ media: "(width >= 1100px)", file: (theme: string) => `hero-${theme}`, widths: [1440] },
] as const;

function sources(theme: "light" | "dark") {
	return crops.flatMap(({ media, file, widths }) =>
		formats.map((format) => (
			<source
				key={`${media}${format}${theme}`}
				media={theme === "dark" ? `${media} and ${dark}` : media}
				type={`image/${format}`}
				srcSet={widths
					.map((width) => `/images/contour/${file(theme)}-${width}.${format} ${width}w`)
					.join(", ")}
				sizes="100vw"
			/>
		)),
	);
}

/** The land behind the home hero, decorative: a crop for phones, one for desks, one for wide screens. */
export function TerrainPicture() {
	return (
		<picture>
			{sources("dark")}
			{sources("light")}
			<img src="/images/contour/hero-light-1440.webp" width={1440} height={900} alt="" fetchPriority="low" />
		</picture>
	);
}
