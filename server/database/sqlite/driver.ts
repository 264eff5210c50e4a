import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { plainValue } from "#server/database/plain-value.ts";
import { checkpointLater } from "#server/database/sqlite/checkpoint-later.ts";
import { retryWhileBusy } from "#server/database/sqlite/retry-while-busy.ts";
import type { OpenFiles } from "#server/database/sqlite/same-files.ts";
import { isDamage } from "#server/database/sqlite/sqlite-errors.ts";
import { takeTurns } from "#server/database/sqlite/take-turns.ts";

const maxStatements = 200;

/** One connection; Kysely itself lets one query or transaction at a time use it. */
export class NodeSqliteDriver implements Driver {
	readonly #database: DatabaseSync;
	readonly #files: OpenFiles;
	readonly #connection: DatabaseConnection;
	readonly #checkpointLater: () => void;
	readonly #takeTurns = takeTurns();

	constructor(database: DatabaseSync, files: OpenFiles) {
		this.#database = database;
		this.#files = files;
		this.#connection = connectionTo(database, files);
		this.#checkpointLater = checkpointLater(database);
	}

	async init(): Promise<void> {}

	// Not between the statements of a transaction, which holds the lock that other processes wait for.
	async acquireConnection(): Promise<DatabaseConnection> {
		await this.#takeTurns();
		return this.#connection;
	}

	// The write lock is taken at once: a transaction that asks for it later can find it gone, and then cannot wait.
	async beginTransaction(): Promise<void> {
		await retryWhileBusy(() => this.#database.exec("begin immediate"));
	}

	async commitTransaction(): Promise<void> {
		this.#files.assertInPlace();
		await retryWhileBusy(() => this.#database.exec("commit"));
		this.#checkpointLater();
	}

	async rollbackTransaction(): Promise<void> {
		// Some failures, such as a full disk, have rolled back already.
		if (this.#database.isTransaction) this.#database.exec("rollback");
	}

	async releaseConnection(): Promise<void> {}

	async destroy(): Promise<void> {
		this.#database.close();
	}
}

function connectionTo(database: DatabaseSync, files: OpenFiles): DatabaseConnection {
	const prepare = preparer(database);
	return {
		executeQuery: async <Row>(query: CompiledQuery) => {
			try {
				return await retryWhileBusy(() => despiteVacuum(() => execute<Row>(prepare, query)));
			} catch (error) {
				files.hasDamage ||= isDamage(error);
				throw error;
			}
		},
		streamQuery: () => {
			throw new Error("Streaming is not offered: read in pages");
		},
	};
}

/**
 * Runs a statement, and once more when a table is missing. After another program has written the file again (`vacuum`), SQLite
 * reads the names of the tables again, and with a full-text index among them it finds them only at the second attempt.
 */
function despiteVacuum<Result>(attempt: () => Result): Result {
	try {
		return attempt();
	} catch (error) {
		if (!(error instanceof Error && error.message.startsWith("no such table"))) throw error;
		return attempt();
	}
}

type Prepare = (sql: string) => StatementSync;

/** Statements live outside JavaScript's heap until it is next collected, so each is prepared once and used again. */
function preparer(database: DatabaseSync): Prepare {
	const prepared = new Map<string, StatementSync>();
	return (sql) => {
		const known = prepared.get(sql);
		if (known !== undefined) return known;
		if (prepared.size >= maxStatements) prepared.clear();
		const statement = database.prepare(sql);
		prepared.set(sql, statement);
		return statement;
	};
}

function execute<Row>(prepare: Prepare, query: CompiledQuery): QueryResult<Row> {
	const statement = prepare(query.sql);
	const parameters = query.parameters.map(plainValue);
	if (statement.columns().length > 0) return { rows: rowsAs<Row>(statement.all(...parameters)) };
	const { changes, lastInsertRowid } = statement.run(...parameters);
	return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** Kysely types each query's rows from the tables; the driver, by its interface, takes that on trust. */
function rowsAs<Row>(rows: unknown[]): Row[] {
	return rows as Row[];
}
