/** A name and what it has, such as a field of a form and what was typed. A value may have several lines. */
export interface MailFact {
	readonly label: string;
	readonly value: string;
	/** Where the name leads, in a list of facts. */
	readonly href?: string;
}

/** A part of a mail. Each is written twice: as a row of a table in HTML, and as plain text. */
export type MailBlock =
	| { readonly kind: "title"; readonly text: string }
	| { readonly kind: "heading"; readonly text: string }
	| { readonly kind: "paragraph"; readonly text: string }
	| { readonly kind: "facts"; readonly facts: readonly MailFact[] }
	/** What someone wrote, set apart from what we write. */
	| { readonly kind: "quote"; readonly facts: readonly MailFact[] }
	| { readonly kind: "list"; readonly items: readonly string[] }
	| { readonly kind: "steps"; readonly items: readonly string[] }
	| { readonly kind: "button"; readonly label: string; readonly href: string }
	| { readonly kind: "address"; readonly href: string }
	/** A line to type into a terminal. */
	| { readonly kind: "command"; readonly text: string };

/** A mail in blocks. */
export interface MailDraft {
	readonly subject: string;
	/** What a mailbox shows behind the subject. */
	readonly preview: string;
	readonly blocks: readonly MailBlock[];
	/** Who gets it, which the mail says at its end. */
	readonly why: "visitor" | "team" | "desk";
	/** An iCalendar file. */
	readonly calendar?: string;
}
