import type { ComponentType } from "react";
import type { VignetteItem, VignetteItemOf } from "#content/schemas/vignette.ts";
import { ForecastItem } from "#site/sections/vignette/ForecastItem.tsx";
import { MarkedText } from "#site/sections/vignette/MarkedText.tsx";
import { PictureItem } from "#site/sections/vignette/PictureItem.tsx";

const isMarked = (text: string) => text.includes("[[");

function RowItem({ text, value, look, from }: VignetteItemOf<"row">) {
	const leads = isMarked(text + (value ?? ""));
	return (
		<div className={["vignette-row", look, from && "read", leads && "leads"].filter(Boolean).join(" ")}>
			<span>
				<MarkedText text={text} />
			</span>
			{value && (
				<span className="figure">
					<MarkedText text={value} />
				</span>
			)}
		</div>
	);
}

function BubbleItem({ who, lines }: VignetteItemOf<"bubble">) {
	return (
		<div className={`vignette-bubble ${who}`}>
			<p>
				{lines.map((line) => (
					<span key={line}>
						<MarkedText text={line} />
					</span>
				))}
			</p>
		</div>
	);
}

function BarItem({ text, value, share, from }: VignetteItemOf<"bar">) {
	return (
		<div className={from ? "vignette-row bar read" : "vignette-row bar"}>
			<span>
				<MarkedText text={text} />
			</span>
			<svg width="72" height="8" aria-hidden="true">
				<rect className="track" width="72" height="8" rx="4" />
				<rect className="share" width={Math.round(share * 72)} height="8" rx="4" />
			</svg>
			<span className="figure">{value}</span>
		</div>
	);
}

function DecisionItem({ text, action }: VignetteItemOf<"decision">) {
	return (
		<div className="vignette-decision">
			<span>{text}</span>
			<b>{action}</b>
		</div>
	);
}

const views: { readonly [Kind in VignetteItem["kind"]]: ComponentType<VignetteItemOf<Kind>> } = {
	row: RowItem,
	bubble: BubbleItem,
	bar: BarItem,
	forecast: ForecastItem,
	picture: PictureItem,
	decision: DecisionItem,
};

/** One item of a sheet, as its kind is drawn. */
export function SheetItem({ item }: { readonly item: VignetteItem }) {
	// The map pairs each kind with its own component; TypeScript can't follow the pairing through a union.
	const View = views[item.kind] as ComponentType<VignetteItem>;
	return <View {...item} />;
}
