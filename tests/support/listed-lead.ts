import type { ListedLead } from "#server/leads/list-leads.ts";

/** A lead as commands and exports list it. */
export const listedLead: ListedLead = {
	id: "1",
	reference: "SL-7K4M-2Q9X",
	form: "contact",
	state: "new",
	receivedAt: new Date("2026-01-01T00:00:00Z"),
	dueAt: new Date("2026-01-02T00:00:00Z"),
	replyDueAt: new Date("2026-01-02T00:00:00Z"),
	lastContactAt: new Date("2026-01-01T00:00:00Z"),
	page: "/contact",
	timeZone: null,
	values: { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz", message: "First\nSecond" },
	spamSignals: [],
	assessment: null,
	partOf: null,
};
export const stageNames = { trialling: "Trying it out" };
