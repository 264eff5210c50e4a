import { hour } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { describeFault } from "#server/log/fault.ts";
import { logEvent } from "#server/log/log-event.ts";
import { applyRetention } from "#server/retention/apply-retention.ts";

const sixHours = 6 * hour;

/** Announces and erases while the service runs: at its start, and every six hours. */
export class RetentionJob {
	readonly #database: Database;
	readonly #timer: NodeJS.Timeout;
	#hasLeftNoBytes = true;
	#underWay: Promise<void>;

	constructor(database: Database) {
		this.#database = database;
		this.#underWay = this.#round();
		this.#timer = setInterval(() => {
			this.#underWay = this.#underWay.then(() => this.#round());
		}, sixHours).unref();
	}

	/** Resolves once the round under way has ended. */
	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.#underWay;
	}

	async #round(): Promise<void> {
		try {
			// Numbers alone: the log has nothing that identifies a person.
			const round = await applyRetention(this.#database, new Date(), this.#hasLeftNoBytes, () => {
				this.#hasLeftNoBytes = false;
			});
			const { announced, erased, hasLeftNoBytes } = round;
			if (announced > 0) logEvent("retention", { announced, see: "npm run leads -- --due" });
			if (erased > 0) logEvent("retention", { erased });
			if (!hasLeftNoBytes) logEvent("retention", { hasLeftNoBytes });
			this.#hasLeftNoBytes = hasLeftNoBytes;
		} catch (error) {
			// The next round tries again, and writes the database again only if this one has erased leads.
			logEvent("retention", { ...describeFault(error) });
		}
	}
}
