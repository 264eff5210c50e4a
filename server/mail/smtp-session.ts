import { Readable } from "node:stream";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SMTPConnectionSendInfo } from "nodemailer/lib/smtp-connection";
import type { MailServer } from "#server/mail/mail-settings.ts";
import type { StoredMessage } from "#server/outbox/outbox-item.ts";

/** Milliseconds for each step of a conversation with a mail server. */
const timeouts = {
	connectionTimeout: 15_000,
	greetingTimeout: 15_000,
	socketTimeout: 60_000,
	dnsTimeout: 10_000,
};

/** One conversation with a mail server, for one message. */
export class SmtpSession {
	readonly #server: MailServer;
	readonly #connection: SMTPConnection;
	/** Rejects when the connection fails, in whichever step. */
	readonly #failure: Promise<never>;

	private constructor(server: MailServer, connection: SMTPConnection) {
		this.#server = server;
		this.#connection = connection;
		this.#failure = new Promise((_, reject) => {
			connection.on("error", reject);
			connection.on("end", () => reject(new Error("The connection was closed.")));
		});
		// It may fail between two steps, when nothing waits for it.
		this.#failure.catch(() => undefined);
	}

	static async open(server: MailServer): Promise<SmtpSession> {
		// Only a service that sends mails pays for the library.
		const { default: Connection } = await import("nodemailer/lib/smtp-connection");
		const { host, port, isSecure, isLoopback } = server;
		// A server on this machine often has a certificate that no one has signed, and no line to listen on.
		const security = isLoopback
			? { ignoreTLS: true, tls: { rejectUnauthorized: false } }
			: { requireTLS: true };
		return new SmtpSession(
			server,
			new Connection({ host, port, secure: isSecure, ...security, ...timeouts }),
		);
	}

	/** Resolves once the server would take a message. */
	async begin(): Promise<void> {
		await this.#step<void>((done) => this.#connection.connect((error) => done(error ?? null)));
		const { login } = this.#server;
		// A copy, because the library writes into it.
		if (login !== null)
			await this.#step<boolean | undefined>((done) => this.#connection.login({ ...login }, done));
	}

	/**
	 * Gives the server the envelope and, once it wants the message, the message.
	 * @param handOver is awaited before the first byte of the message
	 */
	send(
		{ envelope, message }: StoredMessage,
		handOver: () => Promise<void>,
	): Promise<SMTPConnectionSendInfo | undefined> {
		const bytes = Buffer.from(message, "utf8");
		async function* content() {
			await handOver();
			yield bytes;
		}
		const { from, to } = envelope;
		// Read only once the server has answered DATA: nodemailer pipes a stream no sooner.
		const stream = Readable.from(content(), { objectMode: false });
		return this.#step((done) =>
			this.#connection.send({ from, to: [...to], size: bytes.length }, stream, done),
		);
	}

	/** Ends a conversation that went well by the word for it, any other by closing it. */
	end(isFinished: boolean): void {
		if (isFinished) this.#connection.quit();
		else this.#connection.close();
	}

	#step<Result>(
		begin: (done: (error: Error | null, result?: Result) => void) => void,
	): Promise<Result | undefined> {
		const answer = new Promise<Result | undefined>((resolve, reject) => {
			begin((error, result) => (error === null ? resolve(result) : reject(error)));
		});
		return Promise.race([answer, this.#failure]);
	}
}
