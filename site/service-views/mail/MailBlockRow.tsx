import { Address, Button, Command } from "#site/service-views/mail/MailActions.tsx";
import { Facts, Items, Quote } from "#site/service-views/mail/MailTables.tsx";
import type { MailBlock } from "#site/service-views/mail/mail-block.ts";
import { bodyText, headingText, titleText } from "#site/service-views/mail/mail-type.ts";

const gap = { padding: "0 0 16px" };

/** A part of a mail as a row of its table, in what every mail program draws. */
export function MailBlockRow({ block }: { readonly block: MailBlock }) {
	return (
		<tr>
			<td style={block.kind === "heading" ? { padding: "12px 0 6px" } : gap}>
				<BlockContent block={block} />
			</td>
		</tr>
	);
}

function BlockContent({ block }: { readonly block: MailBlock }) {
	switch (block.kind) {
		case "title":
			return (
				<h1 className="ink" style={{ ...titleText, margin: 0 }}>
					{block.text}
				</h1>
			);
		case "heading":
			return (
				<h2 className="ink" style={{ ...headingText, margin: 0 }}>
					{block.text}
				</h2>
			);
		case "paragraph":
			return (
				<p className="ink" style={{ ...bodyText, margin: 0 }}>
					{block.text}
				</p>
			);
		case "facts":
			return <Facts facts={block.facts} />;
		case "quote":
			return <Quote facts={block.facts} />;
		case "list":
			return <Items items={block.items} markOf={() => "•"} />;
		case "steps":
			return <Items items={block.items} markOf={(index) => `${index + 1}.`} />;
		case "button":
			return <Button label={block.label} href={block.href} />;
		case "address":
			return <Address href={block.href} />;
		case "command":
			return <Command text={block.text} />;
	}
}
