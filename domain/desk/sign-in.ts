import * as z from "zod/mini";
import { person } from "#domain/desk/people.ts";
import { nothing, route } from "#domain/desk/route.ts";
import { id, mailAddress } from "#domain/desk/values.ts";

/** Characters of the longest id that WebAuthn allows a passkey: 1,023 bytes in base64url. Some security keys store the key in it. */
export const maxPasskeyIdLength = 1364;

/** What a browser answers in a passkey ceremony, as `@simplewebauthn/browser` returns it. The service checks the rest. */
export const passkeyResponse = z.looseObject({
	id: z.string().check(z.maxLength(maxPasskeyIdLength), z.regex(/^[\w-]+$/)),
	rawId: z.string().check(z.maxLength(2000)),
	type: z.literal("public-key"),
	response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(10_000)) }),
	clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** A ceremony that has begun: its options go to `@simplewebauthn/browser`, its id comes back with the response. */
export const ceremony = z.object({ ceremony: id, options: z.record(z.string(), z.unknown()) });

/** The whole state of a visit, signed in or not. */
export const visit = z.object({
	person: z.nullable(z.object({ ...person.shape, signature: z.string() })),
	/** Passkeys need a host name: `localhost` or a domain, not an address such as 127.0.0.1. */
	canUsePasskeys: z.boolean(),
	offices: z.array(z.object({ name: z.string(), timeZone: z.string() })),
	/** Whether mail is set up. Without it replies wait. */
	sendsMail: z.boolean(),
	/** Whether someone has ended the session that the browser had, so that nothing of it may stay on the screen. */
	wasEnded: z.boolean(),
});
export type Visit = z.infer<typeof visit>;

/** Characters of a code as it may be typed: ten as printed, with spaces or hyphens between them. */
export const maxCodeLength = 20;

/** A code of ten characters, as printed: with or without its hyphen, in either case. */
const typedCode = z.string().check(z.trim(), z.minLength(8), z.maxLength(maxCodeLength));

/** Every answer that signs a person in sets the session's cookie and ends the session that the browser had before. */
export const signInRoutes = {
	visit: route({ method: "GET", path: "/visit", access: "anyone", input: nothing, answer: visit }),
	beginPasskey: route({
		method: "POST",
		path: "/sign-in/passkey/options",
		access: "anyone",
		input: nothing,
		answer: ceremony,
	}),
	finishPasskey: route({
		method: "POST",
		path: "/sign-in/passkey",
		access: "anyone",
		input: z.strictObject({ ceremony: id, response: passkeyResponse }),
		answer: visit,
	}),
	/** Mails a code and a link, if there is such a person. The answer is the same for everyone. */
	sendCode: route({
		method: "POST",
		path: "/sign-in/code/send",
		access: "anyone",
		input: z.strictObject({ email: mailAddress }),
		answer: nothing,
	}),
	/** Takes a typed code: mailed, printed, or of an invitation. */
	useCode: route({
		method: "POST",
		path: "/sign-in/code",
		access: "anyone",
		input: z.strictObject({ email: mailAddress, code: typedCode }),
		answer: visit,
	}),
	/** Takes the part of a mailed link after `#`, in the browser that asked for the mail. */
	useLink: route({
		method: "POST",
		path: "/sign-in/link",
		access: "anyone",
		input: z.strictObject({ link: z.string().check(z.minLength(1), z.maxLength(200)) }),
		answer: visit,
	}),
	signOut: route({ method: "POST", path: "/sign-out", access: "staff", input: nothing, answer: nothing }),
} as const;
