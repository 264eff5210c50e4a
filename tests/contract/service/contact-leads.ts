import { DatabaseSync } from "node:sqlite";
import { issuedFormKey } from "#domain/leads/contract.ts";
import { issueFormKey } from "#server/protection/form-key.ts";
import { person } from "../form-example.ts";
import { type RunningService, storedLeads } from "./running-service.ts";

/** What the contact form sends with this message. */
export function saying(message: string) {
	return { ...person, company: "", message };
}

/** The leads that a service has kept whose answers hold this text. */
export function leadsSaying({ databaseFile }: RunningService, text: string) {
	return storedLeads(databaseFile).filter(({ form_values }) => form_values?.includes(JSON.stringify(text)));
}

/** A key for one submission, as a page asks for it. */
export async function newKey({ origin }: RunningService): Promise<string> {
	const answer = await fetch(`${origin}/forms/key`);
	return issuedFormKey.parse(await answer.json()).key;
}

/** A key as the service would have signed it that many seconds ago; with a number below 0, as it will be. */
export function keyOfAge({ databaseFile }: RunningService, seconds: number): string {
	const database = new DatabaseSync(databaseFile, { timeout: 5000, readOnly: true });
	const secret = database.prepare("select value from secrets where name = 'forms'").get();
	database.close();
	const begun = new Date(Date.now() - seconds * 1000);
	return issueFormKey(Buffer.from(String(secret?.["value"]), "base64url"), begun).key;
}
