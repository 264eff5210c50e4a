import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";
import type { LeadSummary } from "#domain/desk/inbox.ts";

/** Pixels of a line before it has been measured. */
const usualHeight = 92;

/** Which lines of a long list are in view, and where each one begins. A current line that a key has moved to comes into view. */
export function useLinesInView(
	scroller: RefObject<HTMLDivElement | null>,
	leads: readonly LeadSummary[],
	current: number,
	isByKey: boolean,
) {
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
		if (isByKey && current !== -1) scrollToIndex(current);
	}, [isByKey, current, scrollToIndex]);
	const lines = rows.getVirtualItems().flatMap(({ index, start }) => {
		const lead = leads[index];
		return lead ? [{ lead, index, start }] : [];
	});
	return { lines, height: rows.getTotalSize(), measure: rows.measureElement };
}
