import { expect, test } from "vitest";
import { withoutSignature, withSignature } from "#domain/desk/replies.ts";

test("a reply ends in the signature", () => {
	expect(withSignature("Kia ora\n", "Ana\nSouthlight")).toBe("Kia ora\n\nAna\nSouthlight");
});

test("a reply that was taken back and goes again has one signature", () => {
	const once = withSignature("Kia ora", "Ana");
	expect(withSignature(once, "Ana\n")).toBe(once);
});

test.each([
	["Kia ora", "Ana\nSouthlight\n"],
	["Kia ora", ""],
	["Thanks, Ana", "Ana"],
])("a reply that is taken back is what was written: %j with the signature %j", (written, signature) => {
	expect(withoutSignature(withSignature(written, signature), signature)).toBe(written);
});

test("without a signature a reply is what was written", () => {
	expect(withSignature(" Kia ora ", "")).toBe("Kia ora");
});
