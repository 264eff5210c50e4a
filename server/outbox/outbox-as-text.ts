import { oneLine } from "#domain/mail/named-address.ts";
import { localTime } from "#server/command/local-time.ts";
import { type ListedItem, maxListed } from "#server/outbox/list-outbox.ts";
import { readEnvelope } from "#server/outbox/outbox-item.ts";

/** Items of the outbox for a terminal, a paragraph each. */
export function outboxAsText(items: readonly ListedItem[]): string {
	const listed = items.slice(0, maxListed).map(paragraph);
	if (items.length > maxListed) listed.push(`There are more. These are the first ${maxListed}.`);
	return listed.join("\n\n");
}

/** Those of the team who are still to get it, or have got it at last. */
function teamOf({ envelope }: ListedItem): string {
	return envelope === null ? "the team" : readEnvelope(envelope).to.join(", ");
}

function paragraph(item: ListedItem): string {
	const { id, state, recipient, attempts, problem, settled_at, next_try_at } = item;
	const time = localTime(new Date(settled_at ?? next_try_at));
	const when = settled_at === null ? `next try ${time}` : time;
	const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
	const lines = [`${id}  ${state}  ${when}  ${tries}`, `  to ${oneLine(recipient ?? teamOf(item))}`];
	return [...lines, ...(problem === null ? [] : [`  ${oneLine(problem)}`])].join("\n");
}
