import { hexOf } from "#design/colours.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

const icon = (name: string, size: number) => ({
	src: `/icons/${name}.png`,
	sizes: `${size}x${size}`,
	type: "image/png",
});

/** What a system needs that puts the site among its apps. */
export function GET(): Response {
	const colour = hexOf("bg", "light");
	return Response.json({
		name: siteIn(pageLocale).name,
		start_url: "/",
		display: "browser",
		background_color: colour,
		theme_color: colour,
		icons: [
			icon("icon-192", 192),
			icon("icon-512", 512),
			{ ...icon("icon-maskable-512", 512), purpose: "maskable" },
		],
	});
}
