declare module "hoodiecrow-imap" {
	import type { EventEmitter } from "node:events";
	import type { Server } from "node:net";

	interface MailFolder {
		uidvalidity: number;
		uidnext: number;
		messages: { raw: string; internaldate: Date; flags: string[] }[];
	}

	interface ImapServer extends EventEmitter {
		readonly server: Server;
		listen(port: number, host: string, done: () => void): void;
		close(done: () => void): void;
		getMailbox(path: string): MailFolder;
		appendMessage(path: string, flags: readonly string[], internalDate: Date, raw: string): void;
	}

	interface ImapServerOptions {
		readonly plugins?: readonly string[];
		readonly users?: Readonly<Record<string, { readonly password: string }>>;
		readonly storage?: Readonly<Record<string, { readonly uidvalidity?: number }>>;
	}

	/** An IMAP server in memory. */
	export default function hoodiecrow(options?: ImapServerOptions): ImapServer;
}
