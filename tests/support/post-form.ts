import { createSecretKey } from "node:crypto";
import { issuedFormKey } from "#domain/leads/contract.ts";
import { issueFormKey } from "#server/protection/form-key.ts";
import { queryDatabase } from "#tools/service/query-database.ts";
import type { RunningService } from "./running-service.ts";

type Origin = Pick<RunningService, "origin">;
type Headers = Readonly<Record<string, string>>;

/** What a visitor types into the contact form, with this message. */
export function messageSaying(message: string) {
	return { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz", company: "", message };
}

/** Posts as a page's script does. */
export function postJson(
	{ origin }: Origin,
	path: string,
	body: unknown,
	headers: Headers = {},
): Promise<Response> {
	return fetch(origin + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
}

/** Posts as a page without JavaScript does, and does not follow the redirect. */
export function postPlain(
	{ origin }: Origin,
	path: string,
	values: Readonly<Record<string, unknown>>,
	headers: Headers = {},
): Promise<Response> {
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(values)) {
		for (const each of Array.isArray(value) ? value : [value]) body.append(name, String(each));
	}
	return fetch(origin + path, { method: "POST", body, headers, redirect: "manual" });
}

/** A key for one submission, as a page asks for it. */
export async function newFormKey({ origin }: Origin): Promise<string> {
	const answer = await fetch(`${origin}/forms/key`);
	return issuedFormKey.parse(await answer.json()).key;
}

/** A key as the service would have signed it that many seconds ago; with a number below 0, as it will be. */
export async function keyOfAge(
	{ databaseUrl }: Pick<RunningService, "databaseUrl">,
	seconds: number,
): Promise<string> {
	const { value } = await queryDatabase(databaseUrl, (database) =>
		database.selectFrom("secrets").select("value").where("name", "=", "forms").executeTakeFirstOrThrow(),
	);
	return issueFormKey(createSecretKey(value, "base64url"), new Date(Date.now() - seconds * 1000)).key;
}
