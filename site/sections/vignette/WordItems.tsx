import type { VignetteItemOf } from "#content/schemas/vignette-item.ts";
import { LineFigure, LineText, MarkedText } from "#site/sections/vignette/MarkedText.tsx";
import { classesOf } from "#site/sections/vignette/RowItems.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/sections/vignette/vignette-words.css";

function Lines({ lines }: { readonly lines: readonly string[] }) {
	return lines.map((line) => <LineText key={line} text={line} />);
}

export function BubbleItem(item: VignetteItemOf<"bubble">) {
	return (
		<div className={classesOf(item, "vignette-bubble", item.who === "assistant" ? item.who : undefined)}>
			<p>
				<Lines lines={item.lines} />
			</p>
		</div>
	);
}

export function CodeItem(item: VignetteItemOf<"code">) {
	return (
		<div className={classesOf(item, "vignette-code")}>
			<code>
				<Lines lines={item.lines} />
			</code>
		</div>
	);
}

export function MailItem(item: VignetteItemOf<"mail">) {
	return (
		<div className={classesOf(item, "vignette-mail")}>
			<i>{item.who.match(/\d+|\p{L}/u)?.[0]}</i>
			<b>
				<MarkedText text={item.who} />
			</b>
			{item.note && <small>{item.note}</small>}
			<LineText text={item.subject} />
		</div>
	);
}

export function SourceItem(item: VignetteItemOf<"source">) {
	return (
		<div className={classesOf(item, "vignette-line vignette-source")}>
			<Icon name="file-text" />
			<LineText text={item.text} />
			{item.value && <LineFigure text={item.value} />}
		</div>
	);
}

export function DecisionItem({ text, action }: VignetteItemOf<"decision">) {
	return (
		<div className="vignette-decision">
			<span>{text}</span>
			<b>{action}</b>
		</div>
	);
}
