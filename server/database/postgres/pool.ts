import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient } from "pg";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";
import { plainValue } from "#server/database/plain-value.ts";

const limits = {
	/** Connections of one process. */
	max: 10,
	/** Milliseconds to wait for a new connection, or for a free one. */
	connectionTimeoutMillis: 2000,
	/** Milliseconds to wait for another transaction's lock. */
	lock_timeout: 2000,
	// A statement without an answer for longer has lost its server: its connection is given up, before the visitor's is (20 s).
	statement_timeout: 14_000,
	query_timeout: 15_000,
	// A process that stops between two statements must not hold its locks for ever.
	idle_in_transaction_session_timeout: 30_000,
	keepAlive: true,
	application_name: "southlight",
};

// A server or role with `off` would acknowledge a lead that a power failure then takes away. Every other value waits for
// the disk.
const durableCommits =
	"select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/**
 * The connections to a server, as Kysely asks for them. A server that goes away fails the work under way and nothing else.
 * @param change limits other than those of requests
 */
export function createPool(url: URL, change: Partial<typeof limits> = {}): PostgresPool {
	const pool = new Pool({
		connectionString: url.href,
		...limits,
		...change,
		onConnect: async (client) => {
			await client.query(durableCommits);
		},
	});
	// An error that nothing listens to ends the process. The next query meets the broken connection and reports it.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return {
		options: pool.options,
		connect: async () => guarded(await answered(pool.connect())),
		end: () => pool.end(),
	};
}

/** A connection that the pool throws away once it has failed: an answer could still come, to another question. */
function guarded(client: PoolClient): PostgresPoolClient {
	let hasFailed = false;
	const query = async (statement: unknown, parameters: readonly unknown[] = []) => {
		if (typeof statement !== "string") throw new Error("Cursors are not offered: read in pages");
		// Kysely's own questions about the tables hold truth values; the tables hold none.
		const values = parameters.map((value) => (typeof value === "boolean" ? value : plainValue(value)));
		try {
			return await answered(client.query(statement, values));
		} catch (error) {
			hasFailed ||= error instanceof DatabaseUnavailableError;
			throw error;
		}
	};
	return {
		// Kysely's type has two signatures. The second one, for cursors, is refused above.
		query: query as unknown as PostgresPoolClient["query"],
		release: (isDiscarded) => client.release(isDiscarded === true || hasFailed),
	};
}

/** What is no answer of the server, such as a broken line or a wait in vain, is one kind of error. */
async function answered<Result>(asked: Promise<Result>): Promise<Result> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof DatabaseError) throw error;
		throw new DatabaseUnavailableError("PostgreSQL does not answer", { cause: error });
	}
}
