import { hasMark, type VignetteItem, type VignetteItemOf } from "#content/schemas/vignette-item.ts";
import { LineFigure, LineText } from "#site/sections/vignette/MarkedText.tsx";
import "#site/sections/vignette/vignette-lines.css";
import "#site/sections/vignette/vignette-rows.css";

/** The classes of an item: its look, whether a thread leaves from it, and whether one ends on it. */
export function classesOf(item: VignetteItem, look: string, state?: string): string {
	const read = "from" in item && item.from !== undefined;
	return [look, state, read && "read", hasMark(item) && "leads"].filter(Boolean).join(" ");
}

export function RowItem(item: VignetteItemOf<"row">) {
	return (
		<div className={classesOf(item, "vignette-line", item.look)}>
			<LineText text={item.text} />
			{item.value && <LineFigure text={item.value} />}
		</div>
	);
}

export function BarItem(item: VignetteItemOf<"bar">) {
	return (
		<div className={classesOf(item, "vignette-line vignette-bar")}>
			<LineText text={item.text} />
			<svg viewBox="0 0 72 8">
				<path d={`M4 4h${Math.max(0, Math.round(item.share * 72) - 8)}`} />
			</svg>
			<LineFigure text={item.value} />
		</div>
	);
}

const signs = { done: "M5 8.2l2.2 2.2L11.2 6", stopped: "M8 4.6v4M8 11v.4", waiting: "" } as const;

export function StepItem(item: VignetteItemOf<"step">) {
	return (
		<div className={classesOf(item, "vignette-line vignette-step", item.state)}>
			<svg viewBox="0 0 16 16">
				<circle cx="8" cy="8" r="7" />
				{signs[item.state] && <path d={signs[item.state]} />}
			</svg>
			<LineText text={item.text} />
			{item.value && <LineFigure text={item.value} />}
		</div>
	);
}

export function PeopleItem(item: VignetteItemOf<"people">) {
	return (
		<div className={classesOf(item, "vignette-line vignette-people")}>
			<LineText text={item.text} />
			<svg viewBox="0 0 117 10">
				{Array.from({ length: item.of }, (_, index) => index).map((index) => (
					<circle
						key={index}
						className={index < item.count ? "active" : undefined}
						cx={(9 - item.of + index) * 13 + 6}
						cy="5"
						r="4"
					/>
				))}
			</svg>
		</div>
	);
}

export function SpanItem(item: VignetteItemOf<"span">) {
	const [start, end] = [Math.round(item.start * 72), Math.round(item.end * 72)];
	return (
		<div className={classesOf(item, "vignette-line vignette-span")}>
			<LineText text={item.text} />
			<svg viewBox="0 0 72 8">
				<path d="M0 4H72M18 0V8M36 0V8M54 0V8" />
				<rect className="share" x={start} width={end - start} height="8" rx="2" />
			</svg>
			<LineFigure text={item.value} />
		</div>
	);
}

const filled = { there: 12, late: 6, away: 0 } as const;

export function WeekItem(item: VignetteItemOf<"week">) {
	return (
		<div className={classesOf(item, "vignette-line vignette-week")}>
			<LineText text={item.text} />
			<svg viewBox="0 0 112 12">
				{[...item.days.entries()].map(([day, state]) => {
					const x = (7 - item.days.length + day) * 16;
					return (
						<g key={x}>
							<rect x={x + 0.5} y="0.5" width="11" height="11" rx="2" />
							<path d={`M${x} 12h12v-${filled[state]}h-12z`} />
						</g>
					);
				})}
			</svg>
		</div>
	);
}
