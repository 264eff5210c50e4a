import {
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
	startRegistration,
	WebAuthnError,
} from "@simplewebauthn/browser";
import { ask } from "#desk/api/ask.ts";
import { accountRoutes } from "#domain/desk/account.ts";
import { type PasskeyResponse, signInRoutes, type Visit } from "#domain/desk/sign-in.ts";

/** The person, or their device, has not gone through with it. */
export class CancelledError extends Error {}

/** The service makes the options and checks the answer; between them the browser asks the person. */
export async function signInByPasskey(): Promise<Visit> {
	const { ceremony, options } = await ask(signInRoutes.beginPasskey, {});
	// The contract passes on what `@simplewebauthn/server` has made for `@simplewebauthn/browser`.
	const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
	const response = await unlessCancelled(startAuthentication({ optionsJSON }));
	return ask(signInRoutes.finishPasskey, { input: { ceremony, response: asSent(response) } });
}

/** Adds a passkey of this device to the person who is signed in. */
export async function addPasskey(name: string): Promise<void> {
	const { ceremony, options } = await ask(accountRoutes.beginAddingPasskey, {});
	// As above.
	const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
	const response = await unlessCancelled(startRegistration({ optionsJSON }));
	await ask(accountRoutes.addPasskey, { input: { ceremony, name, response: asSent(response) } });
}

/** The library types the answer more narrowly than the contract, which takes what any version of it sends. */
function asSent(response: object): PasskeyResponse {
	return response as PasskeyResponse;
}

async function unlessCancelled<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
	try {
		return await ceremony;
	} catch (error) {
		if (error instanceof WebAuthnError || error instanceof DOMException)
			throw new CancelledError(error.name, { cause: error });
		throw error;
	}
}
