/** The headers of a mail by their names, and its text. */
export interface MailParts {
	readonly headers?: Readonly<Record<string, string>>;
	readonly text?: string;
}

let count = 0;

/** A mail as it arrives. Each has a Message-ID of its own unless it is given one. */
export function rawMail({ headers = {}, text = "Yes, please." }: MailParts = {}): string {
	const all = {
		From: "Mere Tāmati <mere@example.co.nz>".normalize("NFD").replace(/[^\p{ASCII}]/gu, ""),
		To: "post@southlight.example",
		Subject: "Re: Orchards",
		"Message-ID": `<${count++}@example.co.nz>`,
		"Content-Type": "text/plain; charset=utf-8",
		...headers,
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
	return `${lines.join("\r\n")}\r\n\r\n${text}\r\n`;
}

/** What a group adds to each mail that it passes on, or a list to its newsletter. */
export function byGroup(id: string): Record<string, string> {
	return { Precedence: "list", "List-Id": `<${id}>`, "List-Unsubscribe": `<mailto:off@${id}>` };
}

interface BounceParts {
	readonly action?: string;
	/** The type of what is returned. */
	readonly returned?: string;
	/** The fields that say to whom. */
	readonly recipient?: string;
}

/** A note of a mail server that it could not deliver a mail (RFC 3464), to Mere unless it says to whom. */
export function bounceOf(
	messageId: string,
	{
		action = "failed",
		returned = "text/rfc822-headers",
		recipient = "Final-Recipient: rfc822; Mere@example.co.nz",
	}: BounceParts = {},
): string {
	const text = `--b
Content-Type: text/plain

I could not deliver your mail.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.co.nz

${recipient}
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such
 mailbox

--b
Content-Type: ${returned}

Message-ID: ${messageId}
Subject: Your message

--b--`;
	return rawMail({
		headers: {
			From: "MAILER-DAEMON@mx.example.co.nz",
			Subject: "Undelivered",
			"Auto-Submitted": "auto-replied",
			"Content-Type": 'multipart/report; report-type=delivery-status; boundary="b"',
		},
		text,
	});
}
