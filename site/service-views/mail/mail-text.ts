import { pageLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";
import { underline, wrapText } from "#site/catalogue/wrap-text.ts";
import type { MailBlock, MailFact } from "#site/service-views/mail/mail-block.ts";

/** A mail as plain text, for those whose program or taste wants no HTML. */
export function mailText(blocks: readonly MailBlock[], why: string): string {
	const written = blocks.filter((block, index) => !isWrittenOut(block, blocks[index - 1]));
	const parts = [...written.map(linesOf), ["-- ", siteIn(pageLocale).name, ...wrapText(why)]];
	return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Whether a block is the address of the button before it, which a plain text writes out by itself. */
function isWrittenOut(block: MailBlock, before: MailBlock | undefined): boolean {
	return block.kind === "address" && before?.kind === "button" && before.href === block.href;
}

function linesOf(block: MailBlock): string[] {
	switch (block.kind) {
		case "title":
			return underline(block.text, "=");
		case "heading":
			return underline(block.text, "-");
		case "paragraph":
			return wrapText(block.text);
		case "facts":
			return block.facts.flatMap((fact) => [
				...factLines(fact, ""),
				...(fact.href ? [`  ${fact.href}`] : []),
			]);
		case "quote":
			return block.facts.flatMap((fact) => factLines(fact, "> "));
		case "list":
			return block.items.flatMap((item) => wrapText(item, "- "));
		case "steps":
			return block.items.flatMap((item, index) => wrapText(item, `${index + 1}. `));
		case "button":
			return [`${block.label}:`, block.href];
		case "address":
			return [block.href];
		case "command":
			return [`    ${block.text}`];
	}
}

/** In one line, or the lines of a long value under its label. */
function factLines({ label, value }: MailFact, mark: string): string[] {
	const [first = "", ...more] = value.split("\n");
	const named = mark + (label.endsWith("?") ? label : `${label}:`);
	if (more.length === 0 && first.length < 60) return [`${named} ${first}`];
	return [named, ...[first, ...more].flatMap((line) => quoted(line, `${mark}  `))];
}

function quoted(line: string, mark: string): string[] {
	return line === "" ? [mark.trimEnd()] : wrapText(line).map((each) => mark + each);
}
