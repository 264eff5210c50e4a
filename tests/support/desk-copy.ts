import compile from "icu-minify/compile";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { contentText } from "./content-file.ts";

/** The phrases of the desk that the behaviour tests look for, from content/, so that the owner may change them. */
const text = (file: string, ...path: string[]) => contentText(`messages/desk/${file}.yaml`, ...path);
const filled =
	(file: string, ...path: string[]) =>
	(values: Readonly<Record<string, string | number>>) =>
		// Which values it takes is checked where the desk reads it.
		formatMessage(compile(text(file, ...path)) as Message<string>, values, "en");

export const deskCopy = {
	signIn: {
		heading: text("sign-in", "heading"),
		byPasskey: text("sign-in", "passkey", "button"),
		code: text("sign-in", "code", "code"),
		byCode: text("sign-in", "code", "submit"),
		byLink: text("sign-in", "link", "button"),
		ended: text("sign-in", "ended", "heading"),
		refused: text("frame", "failures", "sign-in-refused"),
	},
	account: {
		view: text("frame", "views", "account"),
		passkeyName: text("account", "passkeys", "name"),
		addPasskey: text("account", "passkeys", "add"),
		removePasskey: filled("account", "passkeys", "removeNamed"),
		signOut: text("frame", "signOut"),
	},
	people: {
		view: text("frame", "views", "people"),
		invite: text("people", "invite", "button"),
		name: text("people", "invite", "name"),
		email: text("people", "invite", "email"),
		submit: text("people", "invite", "submit"),
		done: text("people", "invited", "done"),
	},
	inbox: {
		view: text("frame", "views", "inbox"),
		leads: text("inbox", "list", "label"),
		search: text("inbox", "search", "label"),
		select: filled("inbox", "row", "select"),
		assignedTo: filled("inbox", "row", "assignedTo"),
		me: filled("inbox", "assign", "me"),
		won: text("inbox", "close", "won"),
		stateIs: filled("lead", "actions", "state"),
		new: text("inbox", "states", "new"),
		removeFilter: filled("inbox", "filters", "remove"),
		filterForm: text("inbox", "filters", "names", "form"),
		form: (form: "contact") => text("inbox", "forms", form),
		undo: text("frame", "toasts", "undo"),
		notices: text("frame", "toasts", "region"),
		openInbox: text("inbox", "news", "openInbox"),
		keys: text("inbox", "keys", "heading"),
		useKeys: text("inbox", "keys", "switch"),
	},
	lead: {
		replying: filled("lead", "present", "replying"),
		open: text("person", "lead", "open"),
		gone: text("lead", "gone", "heading"),
		othersHeading: text("lead", "others", "heading"),
		mergeSubmit: text("lead", "others", "submit"),
		sent: text("lead", "timeline", "mailStates", "sent"),
	},
	reply: {
		heading: text("reply", "heading"),
		text: text("reply", "text"),
		send: text("reply", "send"),
		sendAnyway: text("reply", "sendAnyway"),
		takeBack: text("reply", "queued", "takeBack"),
		saved: text("reply", "saved", "choose"),
		unfilled: filled("reply", "unfilled"),
		noMail: filled("reply", "noMail"),
		waiting: text("inbox", "close", "waiting"),
		noneOwed: text("inbox", "clock", "none"),
		notStored: text("reply", "draft", "failed"),
		stored: filled("reply", "draft", "saved"),
		otherDraft: text("reply", "draft", "conflict", "heading"),
		keepOwn: text("reply", "draft", "conflict", "keep"),
		takeOther: text("reply", "draft", "conflict", "take"),
	},
	savedReplies: {
		add: text("reply", "savedReplies", "add"),
		title: text("reply", "savedReplies", "title"),
		text: text("reply", "savedReplies", "text"),
		save: text("reply", "savedReplies", "save"),
	},
	numbers: { outbox: text("numbers", "outbox", "heading") },
	person: {
		email: text("person", "email"),
		look: text("person", "look"),
		nothing: filled("person", "nothing"),
		exportJson: text("person", "exportJson"),
		erase: text("person", "erase", "button"),
		confirm: filled("person", "erase", "confirm"),
		differs: text("person", "erase", "differs"),
		submit: text("person", "erase", "submit"),
		held: filled("person", "erase", "held"),
	},
	audit: {
		view: text("frame", "views", "audit"),
		erased: text("audit", "actions", "person-data-erased"),
		action: text("audit", "filters", "action"),
	},
	exportCsv: text("frame", "buttons", "exportCsv"),
	notFound: { heading: text("frame", "notFound", "heading"), back: text("frame", "notFound", "back") },
	menu: text("frame", "menu"),
	close: text("frame", "buttons", "close"),
	needsScript: text("frame", "needsScript"),
	noAnswer: text("frame", "connection", "waiting"),
};
