import { statusRoutes } from "#domain/desk/status.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";

/** What the desk can do as the service is set up. */
export function addStatusRoutes(routes: DeskRoutes, { settings }: DeskContext): void {
	routes.signedIn(statusRoutes.read, () => ({
		sendsFrom: settings.mail?.from.address ?? null,
		readsAnswers: settings.mailbox !== null,
	}));
}
