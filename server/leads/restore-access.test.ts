import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { webhookTopics } from "#domain/webhooks/webhook-event.ts";
import { countRows } from "#server/database/copy-rows.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { restoreBackup } from "#server/leads/restore-backup.ts";
import { addEndpoint, type Endpoint, listEndpoints } from "#server/webhooks/endpoints.ts";
import { removeEndpoint } from "#server/webhooks/switch-endpoint.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const copy = () => join(made.folder, "copy.db");

const access = ["desk_passkeys", "desk_sessions", "desk_codes", "desk_ceremonies", "desk_attempts"] as const;

/** A person at the desk with a passkey, a session, a code and all else that gives access; and a webhook endpoint. */
async function giveAccess({ kysely }: Database): Promise<Endpoint> {
	const [moment, person_id] = [new Date().toISOString(), "mere"];
	const named = { name: "Mere", email: "mere@example.com", role: "owner", office: "Auckland", signature: "" };
	const rows = {
		desk_people: { id: person_id, ...named, created_at: moment, joined_at: moment, removed_at: null },
		desk_passkeys: {
			...{ id: "phone", person_id, public_key: "k", transports: "[]", name: "Phone" },
			...{ added_at: moment, used_at: null },
		},
		desk_sessions: {
			...{ id: "session", token_hash: "h", person_id, device: "Phone" },
			...{ started_at: moment, seen_at: moment },
		},
		desk_codes: {
			id: "mere.printed",
			person_id,
			code_hash: "h",
			link_hash: null,
			browser_hash: null,
			expires_at: moment,
		},
		desk_ceremonies: { id: "ceremony", challenge: "c", person_id, expires_at: moment },
		desk_attempts: { key: "k", since: moment, attempts: 1 },
	};
	await kysely.insertInto("desk_people").values(rows.desk_people).execute();
	for (const table of access) await kysely.insertInto(table).values(rows[table]).execute();
	return addEndpoint(kysely, new URL("https://crm.example.com/hook"), webhookTopics, new Date());
}

/** The tables that hold something which gives access, and the endpoints. */
async function accessIn({ kysely }: Database): Promise<string[]> {
	const counts = await countRows(kysely);
	return [...access, "webhook_endpoints" as const].filter((table) => counts.get(table) !== 0);
}

test("access that was taken away since the backup does not come back", async () => {
	const { database } = made;
	const endpoint = await giveAccess(database);
	await store(database, submission("one"));
	await database.backup(copy());
	for (const table of access) await database.kysely.deleteFrom(table).execute();
	await removeEndpoint(database, endpoint);
	expect(await restoreBackup(database, copy())).toMatchObject({ restored: 0, erased: 0, leftOut: 2 });
	expect(await accessIn(database)).toEqual([]);
	const recipients = await database.kysely.selectFrom("outbox").select("recipient").execute();
	expect(recipients).not.toContainEqual({ recipient: endpoint.id });
});

test("what is restored after a loss of everything has its passkeys and endpoints, and no session or code", async () => {
	const lost = await openDatabase(pathToFileURL(join(made.folder, "lost.db")));
	await migrate(lost);
	const endpoint = await giveAccess(lost);
	await lost.backup(copy());
	await lost.close();
	await restoreBackup(made.database, copy());
	expect(await accessIn(made.database)).toEqual(["desk_passkeys", "webhook_endpoints"]);
	expect(await listEndpoints(made.database.kysely)).toEqual([endpoint]);
});
