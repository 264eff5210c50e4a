import type { ImapFlow } from "imapflow";
import type { MailboxSettings } from "#server/mailbox/mailbox-settings.ts";
import type { FetchedMail } from "#server/mailbox/received-mail.ts";

/** Bytes that are read of a mail: files come after the text, so that what is cut off is seldom anything else. */
const maxMailSize = 5_000_000;

const limits = {
	connectionTimeout: 15_000,
	greetingTimeout: 15_000,
	// Longer than the pause between two looks, so that a line on which only IDLE waits is not closed.
	socketTimeout: 60_000,
	maxLineLength: 1_000_000,
	maxLiteralSize: maxMailSize + 1_000_000,
	maxResponseSize: maxMailSize + 3_000_000,
	maxResponseTokens: 200_000,
};

/** The account has no folder of that name, or may not read it. */
export class MissingFolderError extends Error {}

/** The server gives its other mails, but not this one; or it can give none for a moment. */
export class RefusedMailError extends Error {}

/** One connection to the mailbox, which is only ever read. It does not come back once it has closed. */
export class MailboxConnection {
	readonly #client: ImapFlow;
	/** Called when the server says that there is a new mail, and when the connection has closed. */
	onNews: () => void = () => undefined;

	private constructor(client: ImapFlow) {
		this.#client = client;
		client.on("exists", () => this.onNews());
		client.on("close", () => this.onNews());
		// Without a listener an error would end the process. The command under way rejects too.
		client.on("error", () => undefined);
	}

	/** @param signal gives up an attempt, and closes the connection once there is one */
	static async open(settings: MailboxSettings, signal: AbortSignal): Promise<MailboxConnection> {
		// Only a service that reads answers pays for the library.
		const { ImapFlow } = await import("imapflow");
		// It can't abort what begins after it.
		signal.throwIfAborted();
		const { host, port, isSecure, isLoopback, login, folder } = settings;
		const client = new ImapFlow({
			...{ host, port, secure: isSecure, auth: { ...login }, logger: false, autoIdleDelay: 100 },
			...(isSecure ? {} : { doSTARTTLS: !isLoopback }),
			...(isLoopback && { tls: { rejectUnauthorized: false } }),
			...limits,
		});
		const connection = new MailboxConnection(client);
		const close = () => client.close();
		// Closing it makes what is under way reject, the attempt to connect too.
		signal.addEventListener("abort", close, { once: true });
		client.on("close", () => signal.removeEventListener("abort", close));
		try {
			await client.connect();
			await openFolder(client, folder);
			return connection;
		} catch (error) {
			client.close();
			throw error;
		}
	}

	get isOpen(): boolean {
		return this.#client.usable && this.#client.mailbox !== false;
	}

	/** What the numbers of the mails are valid with, and the number that the next mail will have. */
	get numbers(): { readonly validity: string; readonly next: number } {
		const { mailbox } = this.#client;
		if (mailbox === false) throw new Error("The mailbox is closed");
		return { validity: String(mailbox.uidValidity), next: mailbox.uidNext };
	}

	/** The numbers of the mails after one, in order. */
	async mailsAfter(uid: number): Promise<number[]> {
		// `n:*` names the last mail even where its number is smaller.
		return (await this.#search({ uid: `${uid + 1}:*` })).filter((found) => found > uid);
	}

	/** The numbers of the mails that have arrived since the day of a moment, in order. */
	mailsSince(moment: Date): Promise<number[]> {
		return this.#search({ since: moment });
	}

	/** Null when the mail is gone; rejects with a `RefusedMailError` when the server does not give it. */
	async fetch(uid: number): Promise<FetchedMail | null> {
		const wanted = { uid: true, size: true, internalDate: true, source: { maxLength: maxMailSize } };
		const asked = this.#client.fetchOne(String(uid), wanted, { uid: true });
		const found = await asked.catch((cause: unknown) => {
			throw isRefusal(cause) ? new RefusedMailError("The server refuses the mail", { cause }) : cause;
		});
		if (found === false) return null;
		// The library says false of a body that the server gives as NIL, against its types.
		if (!found.source) throw new RefusedMailError("The server gives the mail without its text");
		const { source, size = source.length, internalDate = new Date() } = found;
		return { uid, bytes: source, size, arrivedAt: new Date(internalDate) };
	}

	close(): void {
		this.#client.close();
	}

	async #search(query: { uid: string } | { since: Date }): Promise<number[]> {
		const found = await this.#client.search(query, { uid: true });
		if (!Array.isArray(found)) throw new Error("The mail server did not search");
		return found.sort((one, other) => one - other);
	}
}

/** Opens it to read only: what people have not seen stays so. */
async function openFolder(client: ImapFlow, folder: string): Promise<void> {
	try {
		await client.mailboxOpen(folder, { readOnly: true });
	} catch (cause) {
		throw isRefusal(cause) ? new MissingFolderError("The server refuses the folder", { cause }) : cause;
	}
}

/** Whether the server has said no, and not only that it is asked too often. */
function isRefusal(error: unknown): boolean {
	const { responseStatus, code } = Object(error);
	return (responseStatus === "NO" || responseStatus === "BAD") && code !== "ETHROTTLE";
}
