import * as z from "zod/mini";
import { route } from "#domain/desk/route.ts";
import { id, moment } from "#domain/desk/values.ts";

/** What is logged. Leads are named by reference, so that the log holds nothing of an erased person. */
export const auditActions = [
	"signed-in",
	"sign-in-refused",
	"signed-out",
	"signed-out-everywhere",
	"passkey-added",
	"passkey-removed",
	"code-made",
	"person-invited",
	"person-changed",
	"person-reset",
	"person-removed",
	"lead-merged",
	"lead-unmerged",
	"person-data-read",
	"person-data-corrected",
	"person-data-erased",
	"person-request",
	"contact-recorded",
	"audit-exported",
	"leads-exported",
	"backup-restored",
] as const;
export type AuditAction = (typeof auditActions)[number];

const auditEntry = z.object({
	id,
	at: moment,
	action: z.enum(auditActions),
	/** Who did it; null for a command, or before anyone has signed in. */
	person: z.nullable(id),
	/** A lead's reference, or the id of a person, passkey or session. */
	subject: z.nullable(z.string()),
	/** Such as the new role, or which fields. */
	detail: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
	action: z.optional(z.enum(auditActions)),
	person: z.optional(id),
	subject: z.optional(id),
	from: z.optional(moment),
	to: z.optional(moment),
};

/** How many entries a page has. */
export const auditPage = 100;

export const auditRoutes = {
	/** Newest first. */
	list: route({
		method: "GET",
		path: "/audit",
		access: "owner",
		input: z.strictObject({ ...filters, cursor: z.optional(z.string().check(z.maxLength(300))) }),
		answer: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
	}),
	/** All that the filters leave, as the text of a CSV file. */
	exportCsv: route({
		method: "POST",
		path: "/audit/export",
		access: "owner",
		input: z.strictObject(filters),
		answer: z.object({ csv: z.string() }),
	}),
} as const;
