import { expect, test } from "vitest";
import * as z from "zod/mini";
import { deskFailure, deskFailureStatus } from "#domain/desk/failures.ts";

test("the desk's client knows every failure that the service can answer, and no other", () => {
	for (const code of Object.keys(deskFailureStatus)) expect(z.parse(deskFailure, { code })).toEqual({ code });
	expect(z.safeParse(deskFailure, { code: "unheard-of" }).success).toBe(false);
	expect(z.safeParse(deskFailure, {}).success).toBe(false);
});
