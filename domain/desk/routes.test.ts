import { expect, test } from "vitest";
import * as z from "zod/mini";
import { accountRoutes } from "#domain/desk/account.ts";
import { auditRoutes } from "#domain/desk/audit.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import { peopleRoutes } from "#domain/desk/people.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { retentionRoutes } from "#domain/desk/retention.ts";
import { type DeskRoute, routeAddress } from "#domain/desk/route.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { statusRoutes } from "#domain/desk/status.ts";

const parts: readonly Readonly<Record<string, DeskRoute>>[] = [
	...[accountRoutes, auditRoutes, changeRoutes, inboxRoutes, leadRoutes, numberRoutes, peopleRoutes],
	...[personDataRoutes, replyRoutes, retentionRoutes, signInRoutes, statusRoutes],
];
const routes = parts.flatMap((part) => Object.values(part));

test("no two routes of the desk share method and address", () => {
	const names = routes.map(({ method, path }) => `${method} ${path}`);
	expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test.each(routes.map((route) => [route.method, route.path, route] as const))(
	"%s %s takes no key that it does not name",
	(_method, _path, { input }) => {
		const refused = z.safeParse(input, { unheardOf: "x" }).error?.issues ?? [];
		expect(refused).toContainEqual(expect.objectContaining({ code: "unrecognized_keys" }));
	},
);

test("an id takes its place in an address, and can't add a part to it", () => {
	const ids = { lead: "a/b?c", mail: "é" };
	expect(routeAddress({ path: "/leads/:lead/replies/:mail" }, ids)).toBe(
		"/desk/api/leads/a%2Fb%3Fc/replies/%C3%A9",
	);
});
