import { formKeyAnswer } from "#domain/leads/contract.ts";
import { person } from "../form-example.ts";
import { type RunningService, storedLeads } from "./running-service.ts";

/** What the contact form sends with this message. */
export function saying(message: string) {
	return { ...person, company: "", message };
}

/** The leads that a service has kept whose answers hold this text. */
export function leadsSaying({ databaseFile }: RunningService, text: string) {
	return storedLeads(databaseFile).filter(({ answers }) => answers?.includes(JSON.stringify(text)));
}

/** A key for one sending, as a page asks for it. */
export async function newKey({ origin }: RunningService): Promise<string> {
	const answer = await fetch(`${origin}/forms/key`);
	return formKeyAnswer.parse(await answer.json()).key;
}
