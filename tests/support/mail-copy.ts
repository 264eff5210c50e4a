import { contentMessage as filled, contentText as text } from "./content-file.ts";

const mail = "messages/mail.yaml";

/** Said in mails. */
export const mailCopy = {
	reminders: text(mail, "session", "reminders"),
	underWay: text(mail, "session", "text", "begun"),
	due: text(mail, "receipt", "due"),
	waits: (name: string) => filled(mail, "team", "lead", "waits")({ name }),
	yourTime: text(mail, "facts", "yourTime"),
	cut: text(mail, "team", "answer", "cut"),
	unread: text(mail, "team", "digest", "unread"),
	joinLater: (part: "begun" | "confirmation" | "day" | "hour") => text(mail, "session", "joinLater", part),
	reportFor: (days: number) => filled(mail, "receipt", "report", "text")({ days }),
};
