import { useNavigate } from "@tanstack/react-router";
import { useKeys } from "#desk/app/keyboard.ts";
import type { ChangeKind } from "#desk/leads/ChangeDialogs.tsx";
import type { useLeadMarks } from "#desk/views/inbox/use-lead-marks.ts";
import { deskPages } from "#domain/desk/pages.ts";

interface InboxKeys {
	/** The lead that is open, if one is. */
	readonly open: string | undefined;
	readonly marks: ReturnType<typeof useLeadMarks>;
	readonly onChange: (kind: ChangeKind) => void;
}

/** What the keys do in the inbox. With a lead open, j and k go from one to the next. */
export function useInboxKeys({ open, marks, onChange }: InboxKeys): void {
	const navigate = useNavigate();
	const show = (lead: string, hash = "", replace = false) =>
		void navigate({ to: deskPages.lead, params: { lead }, search: (kept) => kept, hash, replace });
	const move = (step: 1 | -1) => {
		const next = marks.move(step);
		if (next !== undefined && open !== undefined) show(next.id, "", true);
	};
	const { current } = marks;
	useKeys({
		next: () => move(1),
		previous: () => move(-1),
		...(current !== null && {
			open: () => show(current),
			select: () => marks.toggle(current),
		}),
		// An open lead has its own reply.
		...(current !== null && open === undefined && { reply: () => show(current, "reply") }),
		assign: () => onChange("assign"),
		close: () => onChange("close"),
		snooze: () => onChange("snooze"),
		search: () => document.querySelector<HTMLInputElement>("#inbox-search")?.focus(),
	});
}
