import type { ReactNode } from "react";
import { languageTag } from "#domain/locale/locale.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";
import { layoutTable } from "#site/service-views/mail/MailTables.tsx";
import { light, mailStyles } from "#site/service-views/mail/mail-palette.ts";
import { bodyText, smallText } from "#site/service-views/mail/mail-type.ts";

interface MailDocumentProps {
	readonly subject: string;
	readonly preview: string;
	readonly why: string;
	/** Where the company's name leads. */
	readonly home: string;
	readonly children: ReactNode;
}

/** Mailboxes fill the preview up with what follows it; these take up that room. */
const filler = "\u034f\u00a0".repeat(60);

/** The frame around every mail: the name above a line of the thread, a card with the parts, and why it came. */
export function MailDocument({ subject, preview, why, home, children }: MailDocumentProps) {
	return (
		<html lang={languageTag(pageLocale)}>
			<MailHead subject={subject} />
			<body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
				<div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
					{preview}
					{filler}
				</div>
				<MailColumn>
					<Letterhead home={home} />
					<tr>
						<td className="thread" height={4} style={threadLine}>
							{"\u00a0"}
						</td>
					</tr>
					<tr>
						<td className="card pad" style={{ backgroundColor: light.card, padding: "28px 36px 32px" }}>
							<table {...layoutTable}>
								<tbody>{children}</tbody>
							</table>
						</td>
					</tr>
					<tr>
						<td className="pad soft" style={{ ...smallText, padding: "18px 36px 0" }}>
							{why}
						</td>
					</tr>
				</MailColumn>
			</body>
		</html>
	);
}

function MailHead({ subject }: { readonly subject: string }) {
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width" />
			<meta name="color-scheme" content="light dark" />
			<meta name="supported-color-schemes" content="light dark" />
			<meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
			<title>{subject}</title>
			<style>{mailStyles}</style>
		</head>
	);
}

/** A column in the middle of the window, 600 pixels wide at most. @param children its rows */
function MailColumn({ children }: { readonly children: ReactNode }) {
	return (
		<table {...layoutTable} className="page" style={{ backgroundColor: light.page }}>
			<tbody>
				<tr>
					<td align="center" style={{ padding: "28px 12px" }}>
						<OutlookFrame part="start" />
						<table {...layoutTable} style={{ maxWidth: 600, textAlign: "left" }}>
							<tbody>{children}</tbody>
						</table>
						<OutlookFrame part="end" />
					</td>
				</tr>
			</tbody>
		</table>
	);
}

function Letterhead({ home }: { readonly home: string }) {
	const { name, tagline } = siteIn(pageLocale);
	return (
		<tr>
			<td className="pad" style={{ padding: "0 36px 14px" }}>
				<a className="ink" href={home} style={{ ...bodyText, fontWeight: 700, textDecoration: "none" }}>
					{name}
				</a>
				<span className="soft" style={{ ...smallText, paddingLeft: 10 }}>
					{tagline}
				</span>
			</td>
		</tr>
	);
}

/** A place that `withOutlookFrame` fills: React writes no comments. */
function OutlookFrame({ part }: { readonly part: "start" | "end" }) {
	return <i className={`outlook-${part}`} />;
}

/** Outlook for Windows knows no greatest width; comments that it alone reads give it a table of 600 pixels. */
export function withOutlookFrame(html: string): string {
	return html
		.replace('<i class="outlook-start"></i>', `<!--[if mso]>${outlookTable}<tr><td><![endif]-->`)
		.replace('<i class="outlook-end"></i>', "<!--[if mso]></td></tr></table><![endif]-->");
}

const outlookTable = '<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0">';
const threadLine = { backgroundColor: light.thread, height: 4, fontSize: 0, lineHeight: "4px" };
