import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import * as z from "zod";
import { day } from "#domain/durations.ts";
import { type WebhookTopic, webhookTopics } from "#domain/webhooks/webhook-event.ts";
import type { Tables } from "#server/database/tables.ts";

/** `gone`: the endpoint itself has answered that it wants nothing more. Of all that happens, only erasures are stored for one that is not `on`. */
const endpointStates = ["on", "off", "gone"] as const;
export type EndpointState = (typeof endpointStates)[number];

/** Signs what is sent. An old one still signs for a while, so that the receiver has time to take the new one. */
const endpointSecret = z.strictObject({ secret: z.string(), until: z.iso.datetime().nullable() });

const storedEndpoint = z.object({
	id: z.string(),
	url: z.string(),
	topics: z.string().transform(readTopics),
	secrets: z.string().transform((text) => z.array(endpointSecret).parse(JSON.parse(text))),
	state: z.enum(endpointStates),
	created_at: z.string(),
});

/** A program that hears of leads. */
export type Endpoint = z.infer<typeof storedEndpoint>;

/** Milliseconds for which an old secret still signs. */
const overlap = day;

export async function listEndpoints(kysely: Kysely<Tables>): Promise<Endpoint[]> {
	const rows = await kysely.selectFrom("webhook_endpoints").selectAll().orderBy("created_at").execute();
	return rows.map(endpointOf);
}

export async function findEndpoint(kysely: Kysely<Tables>, id: string): Promise<Endpoint | null> {
	const row = await kysely
		.selectFrom("webhook_endpoints")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirst();
	return row === undefined ? null : endpointOf(row);
}

/** Adds an endpoint, for all events where `topics` is null; its secret is in the answer. An address that there is already is an error. */
export async function addEndpoint(
	kysely: Kysely<Tables>,
	url: URL,
	topics: readonly WebhookTopic[] | null,
	now: Date,
): Promise<Endpoint> {
	const secrets = [{ secret: newSecret(), until: null }];
	const row = {
		id: `wh_${randomBytes(4).toString("hex")}`,
		url: url.href,
		topics: JSON.stringify(topics ?? []),
		secrets: JSON.stringify(secrets),
		state: "on" satisfies EndpointState,
		created_at: now.toISOString(),
	};
	const { numInsertedOrUpdatedRows } = await kysely
		.insertInto("webhook_endpoints")
		.values(row)
		.onConflict((conflict) => conflict.column("url").doNothing())
		.executeTakeFirst();
	if (!numInsertedOrUpdatedRows) throw new Error(`There is an endpoint ${url.href} already.`);
	return endpointOf(row);
}

/** Gives an endpoint a new secret; the former one signs too for a day. */
export async function rotateSecret(kysely: Kysely<Tables>, endpoint: Endpoint, now: Date): Promise<string> {
	const until = new Date(now.getTime() + overlap).toISOString();
	const former = validSecrets(endpoint, now).map((one) => ({ ...one, until: one.until ?? until }));
	const secret = newSecret();
	const secrets = JSON.stringify([{ secret, until: null }, ...former]);
	await kysely.updateTable("webhook_endpoints").set({ secrets }).where("id", "=", endpoint.id).execute();
	return secret;
}

/** The secrets that sign now, the newest first. */
export function validSecrets({ secrets }: Endpoint, now: Date): Endpoint["secrets"] {
	return secrets.filter(({ until }) => until === null || until > now.toISOString());
}

/** An address without its query, which can hold a key of the receiver's. */
export function shownUrl(url: string): string {
	return url.replace(/\?.*/, "?…");
}

/** Null for all, which are stored as none. What only a newer version tells of is left out, so that no lead fails for it. */
function readTopics(text: string): readonly WebhookTopic[] | null {
	const stored: readonly string[] = z.array(z.string()).parse(JSON.parse(text));
	return stored.length === 0 ? null : webhookTopics.filter((topic) => stored.includes(topic));
}

function newSecret(): string {
	return `whsec_${randomBytes(32).toString("base64")}`;
}

function endpointOf(row: Selectable<Tables["webhook_endpoints"]>): Endpoint {
	return storedEndpoint.parse(row);
}
