import { layoutTable } from "#site/service-views/mail/MailTables.tsx";
import { light } from "#site/service-views/mail/mail-palette.ts";
import { bodyText } from "#site/service-views/mail/mail-type.ts";

export function Button({ label, href }: { readonly label: string; readonly href: string }) {
	return (
		<table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
			<tbody>
				<tr>
					<td className="button" style={buttonCell}>
						<a className="button" href={href} style={buttonLink}>
							{label}
						</a>
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** A link that says where it leads, for those who check before they follow it. */
export function Address({ href }: { readonly href: string }) {
	return (
		<a className="link" href={href} style={{ ...bodyText, color: light.link, wordBreak: "break-all" }}>
			{href}
		</a>
	);
}

export function Command({ text }: { readonly text: string }) {
	return (
		<table {...layoutTable}>
			<tbody>
				<tr>
					<td className="quote ink" style={commandCell}>
						{text}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

const commandCell = {
	backgroundColor: light.quote,
	color: light.ink,
	fontFamily: "Consolas,Menlo,monospace",
	fontSize: 12.5,
	lineHeight: "22px",
	padding: "8px 14px",
};
// The cell has the padding: Outlook gives none to a link.
const buttonCell = { backgroundColor: light.button, borderRadius: 6, padding: "11px 22px" };
const buttonLink = {
	...bodyText,
	fontWeight: 700,
	color: light.onButton,
	textDecoration: "none",
} as const;
