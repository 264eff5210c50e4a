import { expect, test } from "vitest";
import * as z from "zod/mini";
import { maxTextLength, withSaved } from "#desk/views/lead/reply/reply-text.ts";
import { replyRoutes, withSignature } from "#domain/desk/replies.ts";

test.each(["", "Ana", "x".repeat(2000)])("the longest text is sent with its signature", (signature) => {
	const written = { key: "k", seen: 1, to: "mere@example.co.nz", subject: "Hello" };
	const isTaken = (length: number) =>
		z.safeParse(replyRoutes.send.input, { ...written, text: withSignature("y".repeat(length), signature) })
			.success;
	const longest = maxTextLength(signature);
	expect([isTaken(longest), isTaken(longest + 1)]).toEqual([true, false]);
});

test("a saved reply is added where there is room for it and the signature, and not cut where there is none", () => {
	expect([withSaved(" \n", "Thanks", "Ana"), withSaved("Kia ora\n", "Thanks", "Ana")]).toEqual([
		...["Thanks", "Kia ora\n\nThanks"],
	]);
	const [saved, signature] = ["s".repeat(10_000), "x".repeat(2000)];
	const room = maxTextLength(signature) - saved.length - "\n\n".length;
	expect(withSaved("y".repeat(room), saved, signature)).toHaveLength(maxTextLength(signature));
	expect(withSaved("y".repeat(room + 1), saved, signature)).toBeNull();
});
