/* A program that is killed in the middle of bringing a database up to date: node killed-migration.ts ADDRESS */
import type { Kysely } from "kysely";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/migrations.ts";
import { openDatabase } from "#server/database/open-database.ts";

const killed = {
	async up(unfinished: Kysely<unknown>): Promise<void> {
		await unfinished.schema.alterTable("leads").renameTo("renamed_leads").execute();
		await unfinished.schema.createTable("half").addColumn("id", "text").execute();
		process.kill(process.pid, "SIGKILL");
		await new Promise(() => undefined);
	},
};
const [address = ""] = process.argv.slice(2);
await migrate(await openDatabase(new URL(address)), { ...migrations, "999-killed": killed });
