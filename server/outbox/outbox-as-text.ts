import { oneLine } from "#domain/mail/mailbox.ts";
import type { ListedItem } from "#server/outbox/list-outbox.ts";

/** Items of the outbox for a terminal, a paragraph each, with times in a zone such as `Pacific/Auckland`. */
export function outboxAsText(items: readonly ListedItem[], timeZone: string): string {
	const clock = new Intl.DateTimeFormat("en-NZ", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone,
	});
	return items.map((item) => paragraph(item, (time) => clock.format(new Date(time)))).join("\n\n");
}

function paragraph(item: ListedItem, minute: (time: string) => string): string {
	const { id, state, recipient, attempts, problem } = item;
	const when = item.settled_at === null ? `next try ${minute(item.next_try_at)}` : minute(item.settled_at);
	const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
	const lines = [`${id}  ${state}  ${when}  ${tries}`, `  to ${oneLine(recipient ?? "the team")}`];
	return [...lines, ...(problem === null ? [] : [`  ${oneLine(problem)}`])].join("\n");
}
