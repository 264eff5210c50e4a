import type { FastifyRequest } from "fastify";
import type { Visit } from "#domain/desk/sign-in.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { visitedHost } from "#server/desk/http/visited-host.ts";
import { personOf } from "#server/desk/people/people.ts";
import { wasSessionEnded } from "#server/desk/sign-in/sessions.ts";

/** The whole state of a visit. @param personId null for a visitor who is not signed in */
export async function visitOf(
	desk: DeskContext,
	request: FastifyRequest,
	personId: string | null,
): Promise<Visit> {
	const { database, settings, site } = desk;
	const row =
		personId === null
			? undefined
			: await database.kysely
					.selectFrom("desk_people")
					.selectAll()
					.where("id", "=", personId)
					.executeTakeFirstOrThrow();
	return {
		person: row === undefined ? null : { ...personOf(row), signature: row.signature },
		canUsePasskeys: visitedHost(settings, request).canUsePasskeys,
		offices: [...site.offices],
		sendsMail: settings.mail !== null,
		wasEnded: personId === null && (await wasSessionEnded(desk, request)),
	};
}
