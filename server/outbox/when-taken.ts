import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { type OutboxItem, readEnvelope } from "#server/outbox/outbox-item.ts";

interface Taken {
	readonly state: OutboxState;
	readonly problem: string;
	readonly envelope?: string;
}

/** What is noted of a message that was taken for all who were still to get it: it may have come back from others meanwhile. */
export function whenTaken({ envelope }: Pick<OutboxItem, "envelope">, answer: string): Taken {
	const { from = "", cameBack: to } = envelope === null ? {} : readEnvelope(envelope);
	if (to === undefined) return { state: "sent", problem: answer };
	const problem = `Taken for others, but it came back from ${to.join(", ")}.`;
	return { state: "bounced", problem, envelope: JSON.stringify({ from, to }) };
}
