import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { minute } from "#domain/durations.ts";
import { endOfLease, latestEndOfLease } from "#server/database/leases.ts";
import type { MailboxTable } from "#server/database/mailbox-tables.ts";
import type { Tables } from "#server/database/tables.ts";

/** Milliseconds for which the mailbox belongs to the service that has taken it, counted from its last look or from the last mail that it has read. */
const leaseLength = 2 * minute;

/** Another service reads the mailbox now, because the lease of this one ran out. */
export class LostMailboxLeaseError extends Error {}

/** How far the mailbox has been read, for the service that alone reads it. */
export type LeasedMailbox = Omit<Selectable<MailboxTable>, "lease"> & { readonly lease: string };

/** Acquires the lease of the mailbox; null while another service reads it. */
export async function acquireMailbox(
	kysely: Kysely<Tables>,
	address: string,
	now: Date,
): Promise<LeasedMailbox | null> {
	await kysely
		.insertInto("mailboxes")
		.values({ address, last_uid: 0, read_until: await readUntilElsewhere(kysely, address) })
		.onConflict((conflict) => conflict.column("address").doNothing())
		.execute();
	const lease = randomUUID();
	const { numUpdatedRows } = await kysely
		.updateTable("mailboxes")
		.set({ lease, lease_until: endOfLease(now, leaseLength) })
		.where("address", "=", address)
		.where(({ eb, or }) =>
			or([
				eb("lease", "is", null),
				eb("lease_until", "<=", now.toISOString()),
				eb("lease_until", ">", latestEndOfLease(now, leaseLength)),
			]),
		)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return null;
	const row = await kysely
		.selectFrom("mailboxes")
		.selectAll()
		.where("address", "=", address)
		.executeTakeFirstOrThrow();
	return { ...row, lease };
}

/** Until when the account was read under its former addresses, of a server that has moved or in another folder; null for a new account. */
async function readUntilElsewhere(kysely: Kysely<Tables>, address: string): Promise<string | null> {
	const known = await kysely.selectFrom("mailboxes").select(["address", "read_until"]).execute();
	const same = known.filter((mailbox) => accountOf(mailbox.address) === accountOf(address));
	const times = same.flatMap(({ read_until }) => read_until ?? []);
	return times.toSorted().at(-1) ?? null;
}

/** Some servers take a name with its host, others without. */
function accountOf(address: string): string | undefined {
	return address.toLowerCase().split("@", 1)[0];
}

/** What is noted once a mail was read or given up, or none was new. Until then a problem and the last look stay as they were. */
export function lookAt(now: Date): Pick<LeasedMailbox, "looked_at" | "problem"> {
	return { looked_at: now.toISOString(), problem: null };
}

/** Changes what is noted of the mailbox if it still belongs to this service, and renews the lease. */
export async function changeMailbox(
	kysely: Kysely<Tables>,
	held: LeasedMailbox,
	change: Partial<Selectable<MailboxTable>>,
	now: Date,
): Promise<LeasedMailbox> {
	const renewed = { ...change, lease: held.lease, lease_until: endOfLease(now, leaseLength) };
	const { numUpdatedRows } = await kysely
		.updateTable("mailboxes")
		.set(renewed)
		.where("address", "=", held.address)
		.where("lease", "=", held.lease)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) throw new LostMailboxLeaseError("Another service reads the mailbox");
	return { ...held, ...renewed };
}

/** Releases the lease, so that another service can read the mailbox at once. @param problem why this one can't */
export async function releaseMailbox(
	kysely: Kysely<Tables>,
	{ address, lease }: LeasedMailbox,
	problem: string | null,
): Promise<void> {
	await kysely
		.updateTable("mailboxes")
		.set({ lease: null, lease_until: null, ...(problem !== null && { problem }) })
		.where("address", "=", address)
		.where("lease", "=", lease)
		.execute();
}
