import type { FastifyRequest } from "fastify";
import { DeskError } from "#server/desk/http/desk-error.ts";

/**
 * Refuses what another site has a browser send. Unlike a form's, each write must say where it comes from: every browser
 * that can run the desk does.
 */
export function assertOwnPage({ headers, method }: FastifyRequest, ownOrigin: string): void {
	const { origin, "sec-fetch-site": fetchSite } = headers;
	const isRead = method === "GET" || method === "HEAD";
	const isFromElsewhere = fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none";
	if (isFromElsewhere || (origin !== undefined && origin !== ownOrigin)) throw new DeskError("other-site");
	if (!isRead && origin === undefined && fetchSite !== "same-origin") throw new DeskError("other-site");
}
