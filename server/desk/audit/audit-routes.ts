import { type AuditEntry, auditActions, auditRoutes } from "#domain/desk/audit.ts";
import { audit } from "#server/desk/audit/audit.ts";
import { type AuditRow, auditAsCsv, auditPageOf } from "#server/desk/audit/read-audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { csvAnswer } from "#server/desk/http/csv-answer.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";

/** The audit log: owners read, filter and export it, and nothing changes it. */
export function addAuditRoutes(routes: DeskRoutes, { database }: DeskContext): void {
	routes.signedIn(auditRoutes.list, async ({ input }) => {
		const { rows, next } = await auditPageOf(database, input);
		return { entries: rows.flatMap(entryOf), next };
	});

	routes.signedIn(auditRoutes.exportCsv, async ({ input, by, reply }) => {
		await audit(database.kysely, { action: "audit-exported", person: by.id });
		return csvAnswer(reply, auditAsCsv(database, input));
	});
}

/** Nothing for an action that only a newer version knows; the export names it. */
function entryOf(row: AuditRow): AuditEntry[] {
	const { id, at, person_id: person, subject, detail } = row;
	const action = auditActions.find((each) => each === row.action);
	return action === undefined ? [] : [{ id, at, action, person, subject, detail }];
}
