import { deskPages } from "#domain/desk/pages.ts";

/** The address of a lead at the desk. */
export function leadAtDesk(desk: string, id: string): string {
	return desk + deskPages.lead.replace("$lead", id);
}
