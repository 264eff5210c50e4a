import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { copy } from "#desk/app/copy.ts";
import { LeadRow } from "#desk/views/inbox/LeadRow.tsx";
import type { useLeadList } from "#desk/views/inbox/use-lead-list.ts";
import type { useLeadMarks } from "#desk/views/inbox/use-lead-marks.ts";

interface LeadListProps {
	readonly list: ReturnType<typeof useLeadList>;
	readonly marks: ReturnType<typeof useLeadMarks>;
}

/** Pixels of a line before it has been measured. */
const usualHeight = 92;
/** Lines from the end at which the next page is asked for. */
const near = 15;

/** The leads, of which only those in view are elements: a hundred thousand scroll like ten. */
export function LeadList({ list: { leads, hasMore, loadMore }, marks }: LeadListProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const current = leads.findIndex(({ id }) => id === marks.current);
	const rows = useVirtualizer({
		count: leads.length,
		getScrollElement: () => scroller.current,
		estimateSize: () => usualHeight,
		getItemKey: (index) => leads[index]?.id ?? index,
		overscan: 6,
		// The line that has the focus stays, or the focus would be lost with it.
		rangeExtractor: (range) => {
			const shown = defaultRangeExtractor(range);
			return current === -1 || shown.includes(current) ? shown : [...shown, current].sort((a, b) => a - b);
		},
	});
	const { scrollToIndex } = rows;
	useEffect(() => {
		if (marks.isByKey && current !== -1) scrollToIndex(current);
	}, [marks.isByKey, current, scrollToIndex]);
	const items = rows.getVirtualItems();
	const last = items.at(-1)?.index ?? 0;
	useEffect(() => {
		if (last >= leads.length - near) loadMore?.();
	}, [last, leads.length, loadMore]);
	return (
		<div ref={scroller} className="lead-scroller">
			<ul className="plain" aria-label={copy.inbox.list.label} style={{ height: rows.getTotalSize() }}>
				{items.map(({ index, key, start }) => {
					const lead = leads[index];
					return (
						lead && (
							<li
								key={key}
								ref={rows.measureElement}
								data-index={index}
								aria-posinset={index + 1}
								aria-setsize={hasMore ? -1 : leads.length}
								style={{ transform: `translateY(${start}px)` }}
							>
								<LeadRow
									lead={lead}
									isCurrent={index === current}
									takesFocus={marks.isByKey}
									isSelected={marks.selected.has(lead.id)}
									onSelect={marks.toggle}
									onFocus={marks.focus}
								/>
							</li>
						)
					);
				})}
			</ul>
		</div>
	);
}
