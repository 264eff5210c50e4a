import type { OutboxKind } from "#server/outbox/outbox-item.ts";

/** The commands that list and retry each kind. */
const programs = { mail: "mail", webhook: "webhooks" } as const satisfies Record<OutboxKind, string>;

/** What is said of an item that no one need try again. An event is sent or has failed: its receiver knows one that comes twice. */
const notToRetry = {
	mail: "Neither failed, undecided nor bounced",
	webhook: "Not failed",
} as const satisfies Record<OutboxKind, string>;

/**
 * Has items of the outbox tried again for the person who names them; says so, or throws with a sentence that names the others.
 * @param retry false for one that is not to be tried again
 */
export async function retryItems(
	kind: OutboxKind,
	ids: readonly string[],
	retry: (id: string) => Promise<boolean>,
): Promise<string> {
	if (ids.length === 0) throw new Error(`Say which, by their names: npm run ${programs[kind]} -- list`);
	const refused: string[] = [];
	for (const id of ids) if (!(await retry(id))) refused.push(id);
	const others = refused.length < ids.length ? " The others are tried again." : "";
	if (refused.length > 0) throw new Error(`${notToRetry[kind]}: ${refused.join(", ")}.${others}`);
	return ids.length === 1 ? "It is tried again." : "They are tried again.";
}
