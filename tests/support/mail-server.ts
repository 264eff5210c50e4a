import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { freePort } from "#tools/service/free-port.ts";

/** A mail as the server took it, or began to. */
export interface ReceivedMail {
	readonly bytes: string;
	readonly from: string;
	readonly to: readonly string[];
}

/**
 * What the server does with the next mail: answers the recipient or the whole message with a code, closes the line in place of an
 * answer, or says nothing until `answer` is called.
 */
export type Reaction = { readonly recipient: number } | { readonly message: number } | "drop" | "wait";

export interface MailServerOptions {
	/** Takes connections and says nothing. */
	readonly isSilent?: boolean;
	/** Offers STARTTLS, with a certificate of its own making. */
	readonly hasTls?: boolean;
	/** Speaks TLS from the first byte, with such a certificate. */
	readonly isSecure?: boolean;
	/** Takes nothing before the password "right". */
	readonly needsLogin?: boolean;
}

/** A real mail server on a free loopback port. It takes every mail, unless it has been told what to do with the next ones. */
export class MailServerForTests {
	/** All mails whose bytes arrived, those that were then refused too. */
	readonly received: ReceivedMail[] = [];
	/** Everyone that a client has named as a recipient. */
	readonly recipients: string[] = [];
	readonly #options: MailServerOptions;
	readonly #reactions: Reaction[] = [];
	#server: SMTPServer | null = null;
	#port = 0;
	/** What ends the waiting of each mail that waits for an answer. */
	readonly #waiting: (() => void)[] = [];
	#connections = 0;
	#arrived = Promise.withResolvers<void>();

	constructor(options: MailServerOptions = {}) {
		this.#options = options;
	}

	/** Starts it: after a stop on the same port. */
	async start(): Promise<this> {
		const { isSilent, hasTls, isSecure = false, needsLogin } = this.#options;
		this.#server = new SMTPServer({
			secure: isSecure,
			authOptional: needsLogin !== true,
			allowInsecureAuth: true,
			disabledCommands: hasTls ? [] : ["STARTTLS"],
			onConnect: (_session, done) => {
				this.#connections++;
				this.#note();
				if (!isSilent) done();
			},
			onAuth: ({ username, password }, _session, done) =>
				password === "right" ? done(null, { user: username }) : done(refusal(535)),
			disableReverseLookup: true,
			closeTimeout: 0,
			onRcptTo: ({ address }, _session, done) => {
				this.recipients.push(address);
				done(this.#refusalOfRecipient());
			},
			// A message whose client goes away half-way is no message.
			onData: (stream, session, done) => void this.#take(stream, session, done).catch(() => undefined),
		});
		if (this.#port === 0) this.#port = await freePort();
		const server = this.#server;
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(this.#port, "127.0.0.1", resolve);
		});
		// From here on, a client that goes away is what some tests are about.
		server.on("error", () => undefined);
		return this;
	}

	stop(): Promise<void> {
		return new Promise((resolve) => (this.#server === null ? resolve() : this.#server.close(resolve)));
	}

	get url(): string {
		return `${this.#options.isSecure ? "smtps" : "smtp"}://127.0.0.1:${this.#port}`;
	}

	/** What it does with the next mails, one after the other. */
	react(...reactions: readonly Reaction[]): void {
		this.#reactions.push(...reactions);
	}

	/** Takes the mails that wait for an answer. */
	answer(): void {
		for (const take of this.#waiting.splice(0)) take();
	}

	/** Resolves once so many clients have come. */
	async connected(count: number): Promise<void> {
		while (this.#connections < count) await this.#arrived.promise;
	}

	/** Resolves once so many mails have arrived, with all of them as a mail program shows them. */
	async mails(count: number): Promise<Email[]> {
		while (this.received.length < count) await this.#arrived.promise;
		return Promise.all(this.received.map(({ bytes }) => PostalMime.parse(bytes)));
	}

	/** The same for the mails that one person's lead causes: to them, or to the team, whose answer goes to them. */
	async mailsOf(person: string, count: number): Promise<Email[]> {
		for (let arrived = count; ; arrived++) {
			const found = (await this.mails(arrived)).filter(({ to = [], replyTo = [] }) =>
				[...to, ...replyTo].some(({ address }) => address === person),
			);
			if (found.length >= count) return found;
		}
	}

	#refusalOfRecipient(): Error | null {
		const [next] = this.#reactions;
		if (typeof next !== "object" || !("recipient" in next)) return null;
		this.#reactions.shift();
		return refusal(next.recipient);
	}

	async #take(
		stream: SMTPServerDataStream,
		session: SMTPServerSession,
		done: (error?: Error | null) => void,
	): Promise<void> {
		const bytes = (await buffer(stream)).toString("utf8");
		const { mailFrom, rcptTo } = session.envelope;
		const from = mailFrom === false ? "" : mailFrom.address;
		this.received.push({ bytes, from, to: rcptTo.map(({ address }) => address) });
		const reaction = this.#reactions.shift();
		if (reaction === "wait") this.#waiting.push(done);
		else if (reaction === "drop") this.#close(session);
		else if (reaction !== undefined && "message" in reaction) done(refusal(reaction.message));
		else done();
		this.#note();
	}

	#note(): void {
		this.#arrived.resolve();
		this.#arrived = Promise.withResolvers();
	}

	#close({ id }: SMTPServerSession): void {
		for (const connection of this.#server?.connections ?? [])
			if (connection.id === id) connection._socket.destroy();
	}
}

function refusal(responseCode: number): Error {
	return Object.assign(new Error("Not this time"), { responseCode });
}

/** The settings of a service that sends its mails to a server. */
export const mailSettings = ({ url }: { readonly url: string }) => ({
	SMTP_URL: url,
	MAIL_FROM: "Southlight <post@southlight.example>",
	MAIL_TEAM: "team@southlight.example",
});

/** The settings of a service whose mails wait, because nothing listens where its mail server should. */
export const unreachableMails = mailSettings({ url: "smtp://127.0.0.1:9" });

/** A mail server for one test of Vitest, which Playwright can't import. */
export async function mailServer(options?: MailServerOptions): Promise<MailServerForTests> {
	const { onTestFinished } = await import("vitest");
	const server = await new MailServerForTests(options).start();
	onTestFinished(() => server.stop());
	return server;
}
