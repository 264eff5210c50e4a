import { light } from "#site/service-views/mail/mail-palette.ts";

const sans = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";

/** Type for mails: what a device has, because a mail loads nothing. */
export const bodyText = { fontFamily: sans, fontSize: 16, lineHeight: "25px", color: light.ink } as const;
export const smallText = { fontFamily: sans, fontSize: 13, lineHeight: "20px", color: light.soft } as const;
const headingFamily = "Archivo,'Segoe UI',Helvetica,Arial,sans-serif";
export const titleText = {
	fontFamily: headingFamily,
	fontSize: 24,
	lineHeight: "31px",
	fontWeight: 700,
	color: light.ink,
} as const;
export const headingText = {
	fontFamily: headingFamily,
	fontSize: 17,
	lineHeight: "24px",
	fontWeight: 700,
	color: light.ink,
} as const;
