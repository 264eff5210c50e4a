import { minute } from "#domain/durations.ts";

const second = 1000;

/** Why the mailbox can't be read. */
type MailboxProblem = "refused-login" | "no-folder" | "unreachable" | "no-thread" | "database";

/** Why a service does not read the mailbox for now. */
export type MailboxWait = MailboxProblem | "read-elsewhere";

/** First pause and longest one. A wrong password is tried seldom: many servers shut out those who guess. */
const pauses: Readonly<Record<MailboxWait, readonly [first: number, max: number]>> = {
	"refused-login": [5 * minute, 60 * minute],
	"no-folder": [minute, 60 * minute],
	unreachable: [5 * second, 5 * minute],
	"no-thread": [5 * second, 5 * minute],
	database: [2 * second, 30 * second],
	"read-elsewhere": [15 * second, 15 * second],
};

/** Milliseconds until the mailbox is tried again, twice as many each time. @param failures so far in a row, from 1 */
export function mailboxPause(why: MailboxWait, failures: number): number {
	const [first, max] = pauses[why];
	return Math.min(first * 2 ** (failures - 1), max);
}
