import { type ColourName, hexOf, type Theme } from "#design/colours.ts";

/** What a colour does in a mail, and which of the site's it is. */
const colours = {
	page: "bg",
	card: "surface",
	quote: "surface-2",
	ink: "ink",
	soft: "ink-2",
	line: "line",
	link: "brand",
	thread: "accent-fill",
	button: "accent-fill",
	onButton: "on-accent",
} as const satisfies Record<string, ColourName>;

const inTheme = (theme: Theme) => ({
	page: hexOf(colours.page, theme),
	card: hexOf(colours.card, theme),
	quote: hexOf(colours.quote, theme),
	ink: hexOf(colours.ink, theme),
	soft: hexOf(colours.soft, theme),
	line: hexOf(colours.line, theme),
	link: hexOf(colours.link, theme),
	thread: hexOf(colours.thread, theme),
	button: hexOf(colours.button, theme),
	onButton: hexOf(colours.onButton, theme),
});

/** The light theme, written on each element: it is the one that every mail program shows. */
export const light = inTheme("light");
const dark = inTheme("dark");

/** Mail programs that know themes take the dark one from classes; Outlook on the web marks its own dark theme by an attribute. */
const darkRules = (scope: string) => `
${scope}.page{background-color:${dark.page}!important}
${scope}.card{background-color:${dark.card}!important}
${scope}.quote{background-color:${dark.quote}!important}
${scope}.ink{color:${dark.ink}!important}
${scope}.soft{color:${dark.soft}!important}
${scope}.line{border-color:${dark.line}!important}
${scope}.link{color:${dark.link}!important}
${scope}.thread{background-color:${dark.thread}!important}
${scope}.button{background-color:${dark.button}!important;color:${dark.onButton}!important}`;

export const mailStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important;border-bottom:0!important}.value{padding-top:0!important}}
@media (prefers-color-scheme:dark){${darkRules("")}}
${darkRules("[data-ogsc] ")}`;
