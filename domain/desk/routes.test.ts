import { expect, test } from "vitest";
import * as z from "zod/mini";
import { routeAddress } from "#domain/desk/route.ts";
import { everyDeskRoute as routes } from "#tests/support/desk-routes.ts";

test("no two routes of the desk share method and address", () => {
	expect(routes.length).toBeGreaterThan(0);
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
