import type { Database } from "#server/database/database.ts";
import { keepRetention } from "#server/retention/keep-retention.ts";

const sixHours = 6 * 60 * 60 * 1000;

/** Announces and erases while the service runs: at its start, and every six hours. */
export class RetentionRounds {
	readonly #database: Database;
	readonly #timer: NodeJS.Timeout;
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
			const { announced, erased } = await keepRetention(this.#database, new Date());
			if (announced > 0) log({ announced, see: "npm run leads -- --due" });
			if (erased > 0) log({ erased });
		} catch (error) {
			// The next round tries again.
			log({ error: error instanceof Error ? error.constructor.name : typeof error });
		}
	}
}

/** Numbers alone: the log has nothing that identifies a person. */
function log(found: Readonly<Record<string, number | string>>): void {
	console.log(JSON.stringify({ event: "retention", ...found }));
}
