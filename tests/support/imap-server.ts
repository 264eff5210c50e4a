import type { Socket } from "node:net";
import hoodiecrow, { type ImapServer } from "hoodiecrow-imap";
import { onTestFinished, vi } from "vitest";
import { freePort } from "#tools/service/free-port.ts";

/** A real IMAP server on a free loopback port, with one mailbox. */
export class ImapServerForTests {
	readonly #sockets = new Set<Socket>();
	#server: ImapServer | null = null;
	#port = 0;
	#isSilent = false;
	/** How many connections there have been. */
	connections = 0;
	/** What clients have sent, in clear. */
	heard = "";

	/** Starts it: after a stop on the same port, with an empty mailbox. */
	async start(uidvalidity = 1): Promise<this> {
		const server = hoodiecrow({
			plugins: ["IDLE", "ID", "UIDPLUS", "SASL-IR", "AUTH-PLAIN", "ENABLE", "UNSELECT", "LITERALPLUS"],
			users: { post: { password: "right" } },
			storage: { INBOX: { uidvalidity } },
		});
		server.server.prependListener("connection", (socket) => this.#meet(socket));
		if (this.#port === 0) this.#port = await freePort();
		await new Promise<void>((resolve, reject) => {
			server.server.once("error", reject);
			server.listen(this.#port, "127.0.0.1", resolve);
		});
		this.#server = server;
		return this;
	}

	/** Ends every connection, and takes no more. */
	async stop(): Promise<void> {
		const server = this.#server;
		this.#server = null;
		if (server === null) return;
		const closed = new Promise<void>((resolve) => server.close(resolve));
		this.drop();
		await closed;
	}

	/** Ends every connection. */
	drop(): void {
		for (const socket of this.#sockets) socket.destroy();
	}

	/** Takes connections from now on, and hears and says nothing. */
	beSilent(): void {
		this.#isSilent = true;
	}

	urlFor(password: string, folder = ""): string {
		return `imap://post:${password}@127.0.0.1:${this.#port}/${folder}`;
	}

	get url(): string {
		return this.urlFor("right");
	}

	/** Puts a mail into the mailbox, as a mail server does that has received it. */
	deliver(raw: string, arrivedAt = new Date()): void {
		if (this.#server === null) throw new Error("The mail server does not run");
		this.#server.appendMessage("INBOX", [], arrivedAt, raw.replace(/\r?\n/g, "\r\n"));
	}

	/** Refuses to give the newest mail so many times, as a mail server does that can't read its own file. */
	refuseNewest(times: number): void {
		this.#withhold(times, () => {
			throw new Error("The file is damaged");
		});
	}

	/** Gives the newest mail without its text so many times, as a mail server does that has lost it for a moment. */
	emptyNewest(times: number): void {
		this.#withhold(times, () => ({ substr: () => null, length: 1 }));
	}

	#withhold(times: number, instead: () => unknown): void {
		const mail = this.#server?.getMailbox("INBOX").messages.at(-1);
		if (mail === undefined) throw new Error("There is no mail");
		const { raw } = mail;
		let left = times;
		const get = () => (left-- > 0 ? instead() : raw);
		Object.defineProperty(mail, "raw", { get });
	}

	/** The flags of all mails, such as `\Seen`. */
	get flags(): string[] {
		return this.#server?.getMailbox("INBOX").messages.flatMap(({ flags }) => flags) ?? [];
	}

	/** Resolves once a client waits for new mails. */
	async watched(): Promise<void> {
		await vi.waitUntil(() => /\bIDLE\r\n$/.test(this.heard), { timeout: 15_000 });
	}

	#meet(socket: Socket): void {
		this.connections++;
		this.#sockets.add(socket);
		socket.on("close", () => this.#sockets.delete(socket));
		// A client that goes away is what some tests are about.
		socket.on("error", () => undefined);
		if (this.#isSilent) {
			socket.pause();
			socket.write = () => true;
		} else {
			socket.on("data", (bytes) => {
				this.heard += bytes.toString("latin1");
			});
		}
	}
}

/** An IMAP server for one test. */
export async function imapServer(): Promise<ImapServerForTests> {
	const server = await new ImapServerForTests().start();
	onTestFinished(() => server.stop());
	return server;
}
