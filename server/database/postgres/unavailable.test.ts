import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { createLeadRepository } from "#server/leads/lead-repository.ts";
import { databaseForTests, leadsIn, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const insert = (name: string) => ({ name, value: "x" });

describe("a database that takes no writes for now is told apart from a fault:", () => {
	test("its server ends the connection in the middle of a transaction, and takes the next one", async () => {
		const { database } = made;
		const failed = database.transaction(async (transaction) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
			await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.kysely);
			await transaction.insertInto("secrets").values(insert("lost")).execute();
		});
		const error = await failed.catch((reason: unknown) => reason);
		expect(database.isUnavailable(error)).toBe(true);
		await database.kysely.insertInto("secrets").values(insert("next")).execute();
		expect(await database.kysely.selectFrom("secrets").select("name").execute()).toEqual([{ name: "next" }]);
	});

	test("every connection is in use", async () => {
		const { database } = made;
		const release = Promise.withResolvers<void>();
		const holding = Array.from({ length: 10 }, () =>
			database.kysely.connection().execute(async (connection) => {
				await sql`select 1`.execute(connection);
				await release.promise;
			}),
		);
		const repository = createLeadRepository(database);
		const error = await repository.store(submission("too late")).catch((reason: unknown) => reason);
		expect(database.isUnavailable(error)).toBe(true);
		release.resolve();
		await Promise.all(holding);
		await repository.store(submission("in time"));
		expect(await leadsIn(database)).toMatchObject([{ values: { message: "in time" } }]);
	});

	test("another transaction holds a row", async () => {
		const { database } = made;
		await database.kysely.insertInto("secrets").values(insert("kept")).execute();
		const change = database.kysely.updateTable("secrets").set({ value: "y" });
		const error = await database.transaction(async (transaction) => {
			await transaction.updateTable("secrets").set({ value: "z" }).execute();
			return change.execute().catch((reason: unknown) => reason);
		});
		expect(database.isUnavailable(error)).toBe(true);
	});

	test("it is read-only, as after a failover", async () => {
		const error = await made.database.kysely
			.transaction()
			.setAccessMode("read only")
			.execute((reading) => reading.insertInto("secrets").values(insert("a")).execute())
			.catch((reason: unknown) => reason);
		expect(made.database.isUnavailable(error)).toBe(true);
	});

	test("it is read-only for all, which a probe finds too", async () => {
		const { database, url } = made;
		expect(await database.check()).toBe("ok");
		const name = sql.id(url.pathname.slice(1));
		await sql`alter database ${name} set default_transaction_read_only = on`.execute(database.kysely);
		const other = await openDatabase(url);
		expect(await other.check()).toBe("unavailable");
		await other.close();
	});

	test.each([
		["its disk is full", "53100"],
		["its memory is full", "53200"],
		["it has no connection left", "53300"],
		["it is shut down", "57P01"],
		["it has crashed", "57P02"],
		["it starts", "57P03"],
	])("%s (%s)", async (_, code) => {
		// What a server says at such a moment, said by a real one in the middle of a lead's transaction.
		await sql`create function refuse() returns trigger language plpgsql as ${sql.lit(`begin raise sqlstate '${code}'; end`)}`.execute(
			made.database.kysely,
		);
		await sql`create trigger refuse before insert on outbox execute function refuse()`.execute(
			made.database.kysely,
		);
		const repository = createLeadRepository(made.database);
		const values = { email: "mere@example.co.nz" };
		const error = await repository
			.store(submission("refused", { values }))
			.catch((reason: unknown) => reason);
		expect(made.database.isUnavailable(error)).toBe(true);
		expect(await leadsIn(made.database)).toEqual([]);
	});

	test("a statement is wrong", async () => {
		await made.database.kysely.schema.dropTable("secrets").execute();
		const wrong = made.database.kysely.insertInto("secrets").values(insert("a")).execute();
		const error = await wrong.catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(Error);
		expect(made.database.isUnavailable(error)).toBe(false);
	});
});
