/** What the address brought along: the token of a mailed link, or the mail address of an invited person. */
export interface SignInLink {
	readonly link: string | null;
	readonly email: string;
}

/** Reads the part of an address after `#`, which no server sees. */
export function readSignInLink(hash: string): SignInLink {
	const given = new URLSearchParams(hash.replace(/^#/, ""));
	return { link: given.get("link"), email: given.get("mail") ?? "" };
}
