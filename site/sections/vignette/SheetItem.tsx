import type { ComponentType } from "react";
import type { VignetteItem, VignetteItemOf } from "#content/schemas/vignette-item.ts";
import { ForecastItem, PictureItem, PlotItem } from "#site/sections/vignette/DrawingItems.tsx";
import {
	BarItem,
	PeopleItem,
	RowItem,
	SpanItem,
	StepItem,
	WeekItem,
} from "#site/sections/vignette/RowItems.tsx";
import {
	BubbleItem,
	CodeItem,
	DecisionItem,
	MailItem,
	SourceItem,
} from "#site/sections/vignette/WordItems.tsx";

const views: { readonly [Kind in VignetteItem["kind"]]: ComponentType<VignetteItemOf<Kind>> } = {
	row: RowItem,
	bubble: BubbleItem,
	bar: BarItem,
	step: StepItem,
	mail: MailItem,
	source: SourceItem,
	code: CodeItem,
	people: PeopleItem,
	span: SpanItem,
	week: WeekItem,
	plot: PlotItem,
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
