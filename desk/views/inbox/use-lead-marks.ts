import { useEffect, useRef, useState } from "react";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { maxChangedLeads } from "#domain/desk/lead-changes.ts";

/**
 * Which lead of a list is the current one, at first the open one, and which are selected.
 * @param list what the leads were asked for by: another list begins at its top
 */
export function useLeadMarks(leads: readonly LeadSummary[], list: string, open: string | undefined) {
	const [place, setPlace] = useState<{ readonly id: string | null; readonly isByKey: boolean }>({
		id: null,
		isByKey: false,
	});
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	// What has left the list is no longer selected.
	const selected = new Set(leads.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
	const at = place.id ?? open ?? null;
	const index = leads.findIndex(({ id }) => id === at);
	// Where a lead was that has left the list, the next one is now.
	const last = useRef({ list, index });
	useEffect(() => {
		if (index !== -1 || last.current.list !== list) last.current = { list, index };
	}, [list, index]);
	return {
		current: index === -1 ? null : at,
		isByKey: place.isByKey,
		selected,
		/** @returns the lead that is then the current one */
		move(step: 1 | -1): LeadSummary | undefined {
			const to = index === -1 ? last.current.index + Math.min(step, 0) : index + step;
			const next = leads[Math.min(Math.max(to, 0), leads.length - 1)];
			if (next) setPlace({ id: next.id, isByKey: true });
			return next;
		},
		/** The lead has the focus now. */
		focus(id: string): void {
			setPlace({ id, isByKey: false });
		},
		toggle(id: string): void {
			const next = new Set(selected);
			if (!next.delete(id) && next.size < maxChangedLeads) next.add(id);
			setChosen(next);
		},
		selectAll: () => setChosen(new Set(leads.slice(0, maxChangedLeads).map(({ id }) => id))),
		clear: () => setChosen(new Set()),
	};
}
