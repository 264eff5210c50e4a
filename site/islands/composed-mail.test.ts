import { expect, test } from "vitest";
import { mailAddress } from "#site/islands/composed-mail.ts";

test("a message of several lines keeps them in the mail program, which asks for both characters of a line end", () => {
	const body = "Name: Mere\r\nMessage: One\n\nTwo";
	const address = mailAddress("hello@example.co.nz", { subject: "A message", body });
	const composed = new URL(address).searchParams.get("body");
	expect(composed).toBe("Name: Mere\r\nMessage: One\r\n\r\nTwo");
});
