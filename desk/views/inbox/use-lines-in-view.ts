import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
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
	const keyOf = (index: number) => leads[index]?.id ?? index;
	const rows = useVirtualizer({
		count: leads.length,
		getScrollElement: () => scroller.current,
		estimateSize: () => usualHeight,
		getItemKey: keyOf,
		overscan: 6,
		// On a phone the list is hidden by an open lead, and keeps its heights: with others it would come back at another place.
		measureElement: (line, entry, list) =>
			measureElement(line, entry, list) ||
			(list.itemSizeCache.get(keyOf(list.indexFromElement(line))) ?? usualHeight),
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
