import type { Page } from "@playwright/test";

/** Gives a browser an authenticator, as a phone or laptop has one. @param isUserVerified whether it asks for a finger or PIN */
export async function addAuthenticator(page: Page, isUserVerified = true): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: isUserVerified,
			isUserVerified,
			automaticPresenceSimulation: true,
		},
	});
}
