import { expect, test } from "vitest";
import { day, minute } from "#domain/durations.ts";
import { mailboxPause } from "#domain/mail/mailbox-pause.ts";

/** How often the mailbox is tried in a day while the same is wrong. */
function triesADay(why: Parameters<typeof mailboxPause>[0]): number {
	let tries = 1;
	for (let at = 0; ; tries++) {
		at += mailboxPause(why, tries);
		if (at >= day) return tries;
	}
}

test("a wrong password is tried thirty times a day at most, so that no server shuts the company out", () => {
	expect(triesADay("refused-login")).toBeLessThan(30);
});

test("the first pause is the shortest, and each later one is twice as long", () => {
	expect([1, 2, 3].map((failures) => mailboxPause("unreachable", failures))).toEqual([5000, 10_000, 20_000]);
});

test("a mail server that comes back is found within five minutes, however long it was away", () => {
	expect(mailboxPause("unreachable", 1000)).toBe(5 * minute);
});
