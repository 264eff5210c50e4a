import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { issueFormKey, verifyFormKey } from "#server/protection/form-key.ts";

const secret = createSecretKey("a secret of the test", "utf8");
const begun = new Date("2026-01-01T09:00:00.000Z");

test("a key says which form it is for and when that was begun", () => {
	const { formKeyId, key } = issueFormKey(secret, begun);
	expect(verifyFormKey(secret, key)).toEqual({ formKeyId, issuedAt: begun });
});

test("two forms begun at once have two ids", () => {
	expect(issueFormKey(secret, begun).formKeyId).not.toBe(issueFormKey(secret, begun).formKeyId);
});

test("a key that was changed, or signed with another secret, says nothing", () => {
	const { formKeyId, key } = issueFormKey(secret, begun);
	const [, time = "", signature = ""] = key.split(".");
	const earlier = (begun.getTime() - 60_000).toString(36);
	for (const forged of [
		"",
		"a",
		`${formKeyId}.${earlier}.${signature}`,
		`${key}.`,
		`${key}x`,
		`.${time}.${signature}`,
	]) {
		expect(verifyFormKey(secret, forged)).toBeNull();
	}
	expect(verifyFormKey(createSecretKey("another", "utf8"), key)).toBeNull();
});
