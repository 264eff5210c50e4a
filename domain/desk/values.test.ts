import { expect, test } from "vitest";
import { mailAddress } from "#domain/desk/values.ts";

test("an address that staff paste is compared as they see it, without what came along unseen", () => {
	expect(mailAddress.parse("\u202a Mere@exam\u00adple.nz\u202c ")).toBe("mere@example.nz");
});
