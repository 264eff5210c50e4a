import { expect, test } from "vitest";
import { forDelivery } from "#site/catalogue/policies.ts";

const policy = `## What we collect

[static] Nothing is sent.

What you type.

- **Forms:** your name.
- [service] **The time:** when it arrived.

[service] A reference number.

## [service] Emails

A receipt.

## Complaints

Write to us.
`;

test("a policy says what the service does only where there is a service", () => {
	const full = forDelivery(policy, true);
	for (const said of ["**The time:** when", "A reference number.", "## Emails", "A receipt."])
		expect(full).toContain(said);
	expect(full).not.toMatch(/Nothing is sent|\[(?:service|static)\]/);
});

test("a policy without a service keeps the rest, and says what is true there alone", () => {
	expect(forDelivery(policy, false)).toBe(`## What we collect

Nothing is sent.

What you type.

- **Forms:** your name.
## Complaints

Write to us.
`);
});
