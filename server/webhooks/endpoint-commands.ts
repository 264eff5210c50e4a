import * as z from "zod";
import { webhookTopics } from "#domain/webhooks/webhook-event.ts";
import { retryItems } from "#server/command/retry-items.ts";
import type { Database } from "#server/database/database.ts";
import { listOutbox, retryItem } from "#server/outbox/list-outbox.ts";
import { outboxAsText } from "#server/outbox/outbox-as-text.ts";
import type { Settings } from "#server/settings.ts";
import {
	addEndpoint,
	type Endpoint,
	findEndpoint,
	listEndpoints,
	rotateSecret,
	shownUrl,
} from "#server/webhooks/endpoints.ts";
import { assertPermittedName, readEndpointUrl } from "#server/webhooks/permitted-addresses.ts";
import { sendTest } from "#server/webhooks/send-test.ts";
import { removeEndpoint, switchEndpoint } from "#server/webhooks/switch-endpoint.ts";

export interface CommandInput {
	readonly database: Database;
	readonly settings: Settings;
	/** What follows the command's name. */
	readonly operands: readonly string[];
	/** As they were written, separated by commas; undefined for all events. */
	readonly topics: string | undefined;
	readonly now: Date;
}

type Command = (input: CommandInput) => Promise<string>;

/** What can be done with endpoints, by the names of the commands. */
export const commands: ReadonlyMap<string, Command> = new Map(
	Object.entries({
		add,
		list,
		retry: ({ database: { kysely }, operands, now }) =>
			retryItems("webhook", operands, (id) => retryItem(kysely, "webhook", id, now)),
		test: onEndpoint(({ database, settings, now }, endpoint) => sendTest(database, settings, endpoint, now)),
		off: onEndpoint(async ({ database, now }, endpoint) => {
			await switchEndpoint(database, endpoint, "off", now);
			return `${endpoint.id} is off. What waited for it has failed: npm run webhooks -- list`;
		}),
		on: onEndpoint(async ({ database, now }, endpoint) => {
			await switchEndpoint(database, endpoint, "on", now);
			return `${endpoint.id} is on. What failed meanwhile can be retried: npm run webhooks -- list`;
		}),
		rotate: onEndpoint(async ({ database, now }, endpoint) => {
			const secret = await rotateSecret(database.kysely, endpoint, now);
			return `${secret}\n\nThe former secret signs too for 24 hours: give the receiver the new one until then.`;
		}),
		remove: onEndpoint(async ({ database }, endpoint) => {
			await removeEndpoint(database, endpoint);
			return `${endpoint.id} is removed.`;
		}),
	} satisfies Record<string, Command>),
);

function onEndpoint(work: (input: CommandInput, endpoint: Endpoint) => Promise<string>): Command {
	return async (input) => {
		const [id = "", ...more] = input.operands;
		const endpoint = more.length === 0 ? await findEndpoint(input.database.kysely, id) : null;
		if (endpoint === null) throw new Error("Name one endpoint by its id: npm run webhooks -- list");
		return work(input, endpoint);
	};
}

async function add({ database, settings, operands: [address = "", ...more], topics, now }: CommandInput) {
	if (more.length > 0) throw new Error("Name one address: npm run webhooks -- add https://example.com/hook");
	const url = readEndpointUrl(address, settings.webhooks.allowed);
	const asked = z
		.array(z.enum(webhookTopics))
		.min(1)
		.nullable()
		.safeParse(topics?.split(",") ?? null);
	if (!asked.success) throw new Error(`The topics are ${webhookTopics.join(", ")}, separated by commas.`);
	const hasAddress = await assertPermittedName(url, settings.webhooks.allowed);
	const { id, secrets } = await addEndpoint(database.kysely, url, asked.data, now);
	const warning = hasAddress
		? ""
		: `\nThis machine finds no address of ${url.hostname}. If the name is wrong: npm run webhooks -- remove ${id}\n`;
	return `${id}
${secrets[0]?.secret}
${warning}
Give the receiver the secret. Then try it: npm run webhooks -- test ${id}

It hears of leads from now on. If another company runs it, content/policies/privacy.md and
content/pages/trust.yaml must name that company first; docs/webhooks.md has the sentences.
Until they do: npm run webhooks -- off ${id}`;
}

async function list({ database: { kysely } }: CommandInput): Promise<string> {
	const endpoints = await listEndpoints(kysely);
	if (endpoints.length === 0) return "No endpoints. To add one: npm run webhooks -- add URL";
	const lines = endpoints.map(
		({ id, state, url, topics }) =>
			`${id}  ${state}  ${shownUrl(url)}\n  ${topics?.join(", ") ?? "all events"}`,
	);
	const items = await listOutbox(kysely, "webhook", ["waiting", "sending", "failed"]);
	const events = items.length === 0 ? "Nothing waits or failed." : outboxAsText(items);
	return `${lines.join("\n")}\n\n${events}`;
}
