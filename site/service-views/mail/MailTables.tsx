import type { MailFact } from "#site/service-views/mail/mail-block.ts";
import { light } from "#site/service-views/mail/mail-palette.ts";
import { bodyText, smallText } from "#site/service-views/mail/mail-type.ts";

/** A table that only puts things in their places. */
export const layoutTable = {
	role: "presentation",
	cellPadding: 0,
	cellSpacing: 0,
	border: 0,
	width: "100%",
} as const;

export function Facts({ facts }: { readonly facts: readonly MailFact[] }) {
	return (
		<table {...layoutTable}>
			<tbody>
				{facts.map(({ label, value, href }) => (
					<tr key={label}>
						<td
							className="label line soft"
							style={{ ...factCell, ...smallText, width: "32%", paddingTop: 11 }}
						>
							{href === undefined ? (
								label
							) : (
								<a className="link" href={href} style={{ ...smallText, color: light.link }}>
									{label}
								</a>
							)}
						</td>
						<td className="value line ink" style={{ ...factCell, ...bodyText }}>
							<Lines text={value} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

export function Quote({ facts }: { readonly facts: readonly MailFact[] }) {
	return (
		<table {...layoutTable}>
			<tbody>
				<tr>
					<td className="quote line" style={quoteCell}>
						{facts.map(({ label, value }) => (
							<div key={label} style={{ padding: "6px 0" }}>
								<div className="soft" style={smallText}>
									{label}
								</div>
								<div className="ink" style={{ ...bodyText, wordBreak: "break-word" }}>
									<Lines text={value} />
								</div>
							</div>
						))}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

interface ItemsProps {
	readonly items: readonly string[];
	readonly markOf: (index: number) => string;
}

/** Rows with a mark of their own: the marks of real lists fall out of the card in Outlook. */
export function Items({ items, markOf }: ItemsProps) {
	return (
		<table {...layoutTable}>
			<tbody>
				{items.map((item, index) => (
					<tr key={item}>
						<td className="soft" style={{ ...bodyText, width: 26, verticalAlign: "top", padding: "2px 0" }}>
							{markOf(index)}
						</td>
						<td className="ink" style={{ ...bodyText, padding: "2px 0" }}>
							{item}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Lines({ text }: { readonly text: string }) {
	return text.split("\n").map((line, index) => (
		// Lines have no name but their place, and none moves.
		// biome-ignore lint/suspicious/noArrayIndexKey: see above
		<span key={index}>
			{index > 0 && <br />}
			{line}
		</span>
	));
}

const factCell = {
	padding: "8px 12px 8px 0",
	verticalAlign: "top",
	borderBottom: `1px solid ${light.line}`,
} as const;
const quoteCell = {
	backgroundColor: light.quote,
	borderLeft: `3px solid ${light.line}`,
	padding: "8px 18px",
};
