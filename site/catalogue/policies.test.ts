import { expect, test } from "vitest";
import { forDelivery } from "#site/catalogue/policies.ts";

const policy = `## What we collect

[static] Nothing is sent.

What you type.

- **Forms:** your name.
- [service] **The time:** when it
  arrived.

The rest stays here.

[service] A reference number,
which we store.

## [service] Emails

A receipt.

### When they come

At once.

## Complaints

Write to us.

[service] Or reply.`;

test("a policy says what the service does only where there is a service", () => {
	const full = forDelivery(policy, true);
	for (const said of [
		"**The time:** when it\n  arrived.",
		"number,\nwhich",
		"## Emails",
		"A receipt.",
		"Or reply.",
	])
		expect(full).toContain(said);
	expect(full).not.toMatch(/Nothing is sent|\[(?:service|static)\]/);
});

test("a policy without a service keeps the rest, and says what is true there alone", () => {
	expect(forDelivery(policy, false).replace(/\n{3,}/g, "\n\n")).toBe(`## What we collect

Nothing is sent.

What you type.

- **Forms:** your name.

The rest stays here.

## Complaints

Write to us.

`);
});
