import { isDeepStrictEqual } from "node:util";
import type { Presence } from "#domain/desk/lead-detail.ts";
import type { LiveMessage } from "#domain/desk/live.ts";
import type { Role } from "#domain/desk/people.ts";
import type { Database } from "#server/database/database.ts";
import { latestMoment } from "#server/database/leases.ts";
import { wakeLeads } from "#server/desk/inbox/wake-leads.ts";
import { readPresence } from "#server/desk/leads/presence.ts";
import { sessionRole } from "#server/desk/sign-in/sessions.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";

/** Milliseconds between two looks at the database, so that everyone hears of a thing within a second. */
const pollInterval = 500;
/** Looks between two of what may wait longer: what has become of sessions, and leads to wake. */
const slowLooks = 8;
/** Milliseconds by which the clocks of two replicas may differ, or a commit may be late. */
const overlap = 5000;

export interface Listener {
	readonly session: string;
	/** As its person has last heard. */
	role: Role;
	send(message: LiveMessage): void;
	end(): void;
}

/**
 * Tells listeners what happens, by looking at the events in the database: so they hear of what any replica does. It looks
 * only while someone listens.
 */
export class LiveFeed {
	readonly #database: Database;
	readonly #listeners = new Set<Listener>();
	#timer: NodeJS.Timeout | null = null;
	/** What it has told, with the moment from which on that is remembered for a while: a clock may have been ahead. */
	#told = new Map<string, number>();
	#present = new Map<string, readonly Presence[]>();
	#looks = 0;
	/** From when on events may be untold: counted from the last look that succeeded, so that a gap is made up for. */
	#since = 0;

	constructor(database: Database) {
		this.#database = database;
	}

	/** The listener hears from the next look on. @returns what ends its listening */
	add(listener: Listener): () => void {
		this.#listeners.add(listener);
		if (this.#timer === null) this.#begin();
		listener.send({ kind: "begun" });
		listener.send({ kind: "role", role: listener.role });
		for (const [lead, present] of this.#present)
			listener.send({ kind: "present", lead, present: [...present] });
		return () => this.#listeners.delete(listener);
	}

	/** Ends all streams, because the service stops. */
	close(): void {
		for (const listener of this.#listeners) listener.end();
		this.#listeners.clear();
		this.#rest();
	}

	#begin(): void {
		this.#since = Date.now() - overlap;
		this.#told = new Map();
		this.#present = new Map();
		const look = async () => {
			try {
				await this.#look();
			} catch (error) {
				// The next look finds what this one has missed. After a stop the database is closed.
				if (this.#listeners.size > 0) logUnlessUnavailable(this.#database, "live", error);
			}
			if (this.#listeners.size > 0) this.#timer = setTimeout(look, pollInterval);
			else this.#rest();
		};
		this.#timer = setTimeout(look, pollInterval);
	}

	#rest(): void {
		if (this.#timer !== null) clearTimeout(this.#timer);
		this.#timer = null;
	}

	async #look(): Promise<void> {
		const now = Date.now();
		if (this.#looks++ % slowLooks === 0) {
			await wakeLeads(this.#database, new Date(now));
			await this.#lookAtSessions();
		}
		await this.#tellEvents(now);
		await this.#tellErasures(now);
		// The clock may have been set back.
		this.#since = Math.max(Math.min(this.#since, now), now - 2 * overlap);
		await this.#tellPresence();
	}

	async #tellEvents(now: number): Promise<void> {
		const events = await this.#database.kysely
			.selectFrom("lead_events")
			.select(["lead_id", "number", "person_id", "what", "at"])
			.where("at", ">=", new Date(this.#since).toISOString())
			.where("at", "<=", latestMoment(new Date(now)))
			.orderBy("at")
			.execute();
		for (const { lead_id: lead, number, person_id: person, what, at } of events) {
			const name = `${lead} ${number}`;
			if (this.#told.has(name)) continue;
			this.#told.set(name, Math.max(now, Date.parse(at)));
			const { kind, state } = JSON.parse(what);
			const isSuspected = kind === "received" && state === "spam";
			this.#tell({ kind: "lead", lead, number, person, what: kind, ...(isSuspected && { isSuspected }) });
		}
		for (const [name, at] of this.#told) if (at < this.#since - 2 * overlap) this.#told.delete(name);
	}

	/** The events of a lead are erased with it, so only the notes that are left tell of it. */
	async #tellErasures(now: number): Promise<void> {
		const erasures = await this.#database.kysely
			.selectFrom("erasures")
			.select(["reference", "erased_at"])
			.where("erased_at", ">=", new Date(this.#since).toISOString())
			.where("erased_at", "<=", latestMoment(new Date(now)))
			.execute();
		const fresh = erasures.filter(({ reference }) => !this.#told.has(reference));
		for (const { reference, erased_at } of fresh)
			this.#told.set(reference, Math.max(now, Date.parse(erased_at)));
		if (fresh.length > 0) this.#tell({ kind: "erased" });
	}

	async #tellPresence(): Promise<void> {
		const present = await readPresence(this.#database.kysely);
		for (const lead of new Set([...this.#present.keys(), ...present.keys()])) {
			const here = present.get(lead) ?? [];
			if (isDeepStrictEqual(here, this.#present.get(lead) ?? [])) continue;
			this.#tell({ kind: "present", lead, present: here });
			if (here.length === 0) this.#present.delete(lead);
			else this.#present.set(lead, here);
		}
	}

	async #lookAtSessions(): Promise<void> {
		for (const listener of this.#listeners) {
			const role = await sessionRole(this.#database, listener.session);
			if (role === null) {
				listener.send({ kind: "signed-out" });
				listener.end();
				this.#listeners.delete(listener);
			} else if (role !== listener.role) {
				listener.role = role;
				listener.send({ kind: "role", role });
			}
		}
	}

	#tell(message: LiveMessage): void {
		for (const listener of this.#listeners) listener.send(message);
	}
}
