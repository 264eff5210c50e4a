import { useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { copy } from "#desk/app/copy.ts";
import { LeadRow } from "#desk/views/inbox/LeadRow.tsx";
import type { useLeadList } from "#desk/views/inbox/use-lead-list.ts";
import type { useLeadMarks } from "#desk/views/inbox/use-lead-marks.ts";
import { useLinesInView } from "#desk/views/inbox/use-lines-in-view.ts";

interface LeadListProps {
	readonly list: ReturnType<typeof useLeadList>;
	readonly marks: ReturnType<typeof useLeadMarks>;
}

/** Lines from the end at which the next page is asked for. */
const prefetchDistance = 15;

/** The leads, of which only those in view are elements: a hundred thousand scroll like ten. */
export function LeadList({ list, marks }: LeadListProps) {
	const { leads, hasMore, loadMore, loadAgain } = list;
	const scroller = useRef<HTMLDivElement>(null);
	const current = leads.findIndex(({ id }) => id === marks.current);
	const { lines, height, measure } = useLinesInView(scroller, leads, current, marks.isByKey);
	const last = lines.at(-1)?.index ?? 0;
	useEffect(() => {
		if (last >= leads.length - prefetchDistance) loadMore?.();
	}, [last, leads.length, loadMore]);
	return (
		<div ref={scroller} className="lead-scroller">
			<ul className="plain" aria-label={copy.inbox.list.label} style={{ height }}>
				{lines.map(({ lead, index, start }) => (
					<li
						key={lead.id}
						ref={measure}
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
				))}
			</ul>
			{hasMore && loadMore === null && (
				<div className="inbox-more">
					<p role="status">{loadAgain === null ? copy.inbox.list.more : failureText(list.error)}</p>
					{loadAgain !== null && (
						<Button
							className="text-button"
							onPress={() => {
								// The button goes, and what it asks for comes below this line.
								scroller.current?.querySelector<HTMLElement>("li:last-child a")?.focus();
								loadAgain();
							}}
						>
							{copy.frame.broken.again}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
