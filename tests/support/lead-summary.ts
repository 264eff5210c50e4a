import type { LeadSummary } from "#domain/desk/inbox.ts";

/** A new lead as a list of the desk shows it, of nobody in particular; its reference is its id. */
export function leadSummary(id: string, form: string): LeadSummary {
	return {
		...{ id, form, reference: id, page: null, state: "new", name: "", email: "", company: "", excerpt: "" },
		...{ industry: null, stage: null, office: null, assignee: null, dueAt: null, snoozed: null },
		...{ receivedAt: "2026-01-28T10:00:00Z", spamSignals: [], lastEvent: 1, isSample: false },
	};
}
