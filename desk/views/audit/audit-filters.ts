import { auditActions, type auditRoutes } from "#domain/desk/audit.ts";
import type { RouteInput } from "#domain/desk/route.ts";

export type AuditFilters = RouteInput<typeof auditRoutes.exportCsv>;

/** The filters of a form. Its days are those of the reader's zone, the last one whole. */
export function readFilters(form: FormData): AuditFilters {
	const given = (name: string) => String(form.get(name) ?? "").trim();
	const action = auditActions.find((each) => each === given("action"));
	const [person, subject] = [given("person"), given("subject").toUpperCase()];
	const [from, to] = [startOf(given("from"), 0), startOf(given("to"), 1)];
	return {
		...(action !== undefined && { action }),
		...(person !== "" && { person }),
		...(subject !== "" && { subject }),
		...(from !== null && { from: from.toISOString() }),
		...(to !== null && { to: new Date(to.getTime() - 1).toISOString() }),
	};
}

/** The start of a day such as "2026-01-28", or of one so many days later. */
function startOf(day: string, later: number): Date | null {
	const [year, month, date] = day.split("-").map(Number);
	if (year === undefined || month === undefined || date === undefined) return null;
	return new Date(year, month - 1, date + later);
}
