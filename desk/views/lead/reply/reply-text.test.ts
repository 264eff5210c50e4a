import { expect, test } from "vitest";
import { withSignature } from "#desk/views/lead/reply/reply-text.ts";

test("a reply ends in the signature", () => {
	expect(withSignature("Kia ora\n", "Ana\nSouthlight")).toBe("Kia ora\n\nAna\nSouthlight");
});

test("a reply that was taken back and goes again has one signature", () => {
	const once = withSignature("Kia ora", "Ana");
	expect(withSignature(once, "Ana\n")).toBe(once);
});

test("without a signature a reply is what was written", () => {
	expect(withSignature(" Kia ora ", "")).toBe("Kia ora");
});
