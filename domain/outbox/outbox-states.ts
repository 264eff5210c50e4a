/**
 * How far something in the outbox has come. `undecided`: the other side may have it or not, so only a person decides to send
 * it again. `cancelled`: it has become superfluous, came too late or was taken back, and nothing was ever sent. `bounced`: it
 * was sent, and came back.
 */
export const outboxStates = [
	"waiting",
	"sending",
	"sent",
	"failed",
	"undecided",
	"cancelled",
	"bounced",
] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Those that a person has to look at, and can have tried again. */
export const undeliveredStates = ["failed", "undecided", "bounced"] as const satisfies readonly OutboxState[];

/** Whether a person has to look at it. */
export function isUndelivered(state: OutboxState): boolean {
	return undeliveredStates.some((undelivered) => undelivered === state);
}
