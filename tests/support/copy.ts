import { storedEntryIds } from "#domain/browser/stored-entries.ts";
import { visitorMails } from "#domain/mail/mail-purpose.ts";
import type { Stage } from "#domain/readiness/stage.ts";
import {
	beginningsOfService,
	contentEntries,
	contentFlag,
	contentNames,
	contentMessage as filled,
	contentText as text,
} from "./content-file.ts";

/*
 * The phrases that the behaviour tests look for, by what they are for. They come from content/, so that the owner may
 * change them. `desk-copy.ts` and `mail-copy.ts` have those of the desk and of mails.
 */

const shared = "messages/forms.yaml";
const steps = "messages/assessment.yaml";
const report = "messages/report.yaml";
const search = "messages/search.yaml";
const frame = "messages/frame.yaml";
const site = "site.yaml";

/** A message about a number of things. */
const counted =
	(file: string, ...path: string[]) =>
	(count: number) =>
		filled(file, ...path)({ count });

type LeadForm = "about" | "assessment" | "contact" | "enquiry" | "paper" | "webinar";

/** What a form can be about, by name. */
const subjects = {
	product: (slug: string) => text(`products/${slug}.yaml`, "title"),
	service: (slug: string) => text(`services/${slug}.yaml`, "name"),
};

export const formCopy = {
	subjects,
	label: (form: LeadForm, field: string) => text(`forms/${form}.yaml`, "fields", field, "label"),
	option: (field: string, value: string) => text("forms/assessment.yaml", "fields", field, "options", value),
	placeholder: (form: LeadForm, field: string) => text(`forms/${form}.yaml`, "fields", field, "placeholder"),
	submit: (form: LeadForm) => text(`forms/${form}.yaml`, "submit"),
	thanks: (form: LeadForm) => text(`forms/${form}.yaml`, "receipt", "heading"),
	/** The first step of what a receipt says will happen. */
	whatHappensNow: (form: LeadForm) => text(`forms/${form}.yaml`, "receipt", "next", 0),
	/** What a receipt says comes by mail. */
	byMail: (form: "paper" | "webinar") => text(`forms/${form}.yaml`, "receipt", "byMail"),
	missing: (form: LeadForm, field: string) =>
		text(`forms/${form}.yaml`, "fields", field, "errors", "required"),
	empty: filled(shared, "errors", "required"),
	tooLong: filled(shared, "errors", "too-long"),
	notAnEmail: text(shared, "errors", "not-an-email"),
	unknownSubject: text(shared, "errors", "unknown-subject"),
	notSent: text(shared, "summary", "heading"),
	toCorrect: counted(shared, "summary", "fields"),
	draftKept: text(shared, "draft", "kept", "browser"),
	draftKeptInTab: text(shared, "draft", "kept", "tab"),
	draftKeptWithoutService: text(shared, "draft", "keptWithoutService", "browser"),
	clear: text(shared, "draft", "clear"),
	cleared: text(shared, "draft", "cleared"),
	undo: text(shared, "draft", "undo"),
	sent: text(shared, "receipt", "sent"),
	again: text(shared, "receipt", "again"),
	/** In its place after a registration. */
	registerAgain: text("pages/webinars.yaml", "register", "receipt", "again"),
	/** Up to the mail address, which the build puts in. */
	privacy: (of: "shared" | "registration") => {
		const notice =
			of === "shared" ? text(shared, "privacy", "text") : text("pages/webinars.yaml", "register", "privacy");
		return notice.split("{")[0]?.trim() ?? "";
	},
	privacyWithoutService: text(shared, "privacyWithoutService").split("{")[0]?.trim() ?? "",
	stopped: text(shared, "stopped", "text"),
	failed: text(shared, "failure", "heading"),
	failedText: text(shared, "failure", "text"),
	mailInstead: text(shared, "failure", "mail"),
	composed: text(shared, "static", "note"),
	openMail: text(shared, "static", "mail"),
	needsScript: text(shared, "static", "withoutScript"),
};

export const assessmentCopy = {
	step: (id: "business" | "you" | "today" | "wishes" | "deeper") => text(steps, "steps", id, "title"),
	steps: text(steps, "progress"),
	lastReport: filled(steps, "lastReport"),
	/** Said next to a button that leads to the assessment. */
	offer: filled(steps, "offer", "text"),
	back: text(steps, "back"),
	deeper: text(steps, "deeper"),
	clearChoice: text(steps, "clearChoice"),
	range: filled(report, "gauge", "range"),
	span: filled(report, "gauge", "span"),
	known: filled(report, "gauge", "known"),
	meter: text(report, "gauge", "name"),
	noAnswer: text(steps, "panel", "none"),
	opening: text(steps, "opening"),
	openAgain: text(steps, "unreachable", "retry"),
	blocked: text(steps, "blocked", "heading"),
	reportNeedsScript: text(steps, "withoutScript"),
	badLink: text(steps, "badLink", "heading"),
	badLinkReason: (reason: "damaged" | "unknown-version") => text(steps, "badLink", reason),
};

export const reportCopy = {
	title: text(report, "title"),
	stage: (id: Stage) => text(report, "stages", id, "name"),
	average: filled(report, "figures", "average"),
	provisionalText: filled(report, "gauge", "valueText", "provisional"),
	exactText: filled(report, "gauge", "valueText", "exact"),
	capped: filled(report, "capped"),
	dimension: (id: string) => text(report, "dimensions", "items", id, "name"),
	recommendation: (id: string) => text(report, "recommendations", "items", id, "title"),
	becauseChallenge: filled(report, "recommendations", "reasons", "challenge"),
	becauseInterest: text(report, "recommendations", "reasons", "interest"),
	phases: ["prepare", "pilot", "scale"].map((phase) => text(report, "roadmap", "phases", phase)),
	holidays: filled(report, "roadmap", "holidays"),
	christmas: text(report, "roadmap", "holidayNames", "christmas"),
	newYear: text(report, "roadmap", "holidayNames", "newYear"),
	lift: text(report, "lift", "heading"),
	documentTitle: filled(report, "documentTitle"),
	moment: filled(report, "compare", "moment"),
	score: text(report, "compare", "score"),
	stageRow: text(report, "compare", "stage"),
	unanswered: text(report, "dimensions", "certainty", "unanswered"),
	copyLink: text(report, "actions", "copy"),
	copied: text(report, "actions", "copied"),
	calendar: text(report, "actions", "calendar"),
	saved: text(report, "actions", "saved"),
	saveCard: text(report, "actions", "card"),
	cardSaved: text(report, "actions", "cardSaved"),
	forget: text(report, "actions", "forget"),
	again: text(report, "actions", "again"),
	sending: text(report, "delivery", "sending"),
	failed: text(report, "delivery", "failed"),
	retry: text(report, "delivery", "retry"),
	mail: text(report, "delivery", "mail"),
};

export const siteCopy = {
	name: text(site, "name"),
	tagline: text(site, "tagline"),
	email: text(site, "email"),
	url: text(site, "url"),
	offices: contentEntries(site, ["offices"], ["name", "timeZone"]),
	rooms: contentEntries(site, ["navigation"], ["label", "href"]),
	contact: text(site, "contact", "label"),
	start: text(site, "start", "label"),
	skip: text(frame, "skip"),
	menu: text(frame, "menu"),
	main: text(frame, "main"),
	search: text(frame, "search"),
	close: text(frame, "close"),
	breadcrumbs: text(frame, "breadcrumbs"),
	theme: (part: "legend" | "system" | "light" | "dark") => text(frame, "theme", part),
	downloaded: text(frame, "downloaded"),
	newTab: text(frame, "newTab"),
};

export const trustCopy = {
	/** The name of the signal that switches the counting off: a standard's, and so the same in any words. */
	countingSwitch: "Global Privacy Control",
	/** Where the service stores what it is sent. */
	oneDatabase: text("pages/trust.yaml", "answers", "entries", 0, "heading"),
	/** What the clock of a reply does at the receipt that the service sends. */
	clockStarts: text("pages/reply-times.yaml", "hours", "entries", 0, "text"),
	/** What the pages say of each entry of the browser's storage: what it is, what for, and until when. */
	storedEntries: storedEntryIds.map((id) =>
		["what", "why", "until"].map((part) => text("pages/trust.yaml", "browser", "entries", id, part)),
	),
	/** The same of each that is another without the service: what it is, and until when. */
	storedWithoutService: (["draft", "reports"] as const).map((id) =>
		["what", "until"].map((part) =>
			text("pages/trust.yaml", "browser", "entries", id, "withoutService", part),
		),
	),
	withoutService: text("pages/trust.yaml", "withoutService", "paragraphs", 0),
	/** What the privacy policy says of each mail to a visitor: what it is, and when it comes. */
	sentMails: visitorMails.map((mail) =>
		["what", "when"].map((part) => text("pages/trust.yaml", "mails", mail, part)),
	),
};

export const pageCopy = {
	nameProduct: text("pages/contact.yaml", "form", "withoutScript"),
	thread: text("pages/home.yaml", "threadLabel"),
	policy: (name: "privacy" | "terms" | "cookies") => text(`policies/${name}.md`, "title"),
	/** How each part of a policy begins that is left out without the service. */
	ofService: (name: "privacy" | "cookies") => beginningsOfService(`policies/${name}.md`),
	/** What a policy comes to. */
	policySummary: (name: "privacy" | "terms" | "cookies") => text(`policies/${name}.md`, "summary"),
	more: filled("pages/products.yaml", "grid", "more"),
	feed: text("pages/blog.yaml", "feed", "rss"),
	/** What a guide says of benefits that are aimed for. */
	guideTargets: text("messages/guide.yaml", "targets"),
	filters: (list: "blog" | "white-papers") => text(`pages/${list}.yaml`, "filterLabel"),
	shown: (list: "blog" | "white-papers") => counted(`pages/${list}.yaml`, "shown"),
	pagesOfPaper: counted("pages/white-papers.yaml", "labels", "pages"),
	/** Each says of a picture of a product at work that it is an example. */
	vignetteNotes: ["note", "shortNote"].map((note) => text("messages/vignette.yaml", note)),
	illustrative: text("messages/illustration.yaml", "mark"),
	/** The addresses of the case studies that are invented. */
	illustrativeStudies: contentNames("case-studies")
		.filter((name) => contentFlag(`case-studies/${name}.yaml`, "illustrative"))
		.map((name) => `/resources/case-studies/${name}`),
	register: text("pages/webinars.yaml", "labels", "register"),
	watch: text("pages/webinars.yaml", "labels", "watch"),
	ownZone: text("pages/webinars.yaml", "labels", "ownZone"),
	requestRecording: text("pages/webinars.yaml", "request", "submit"),
	/** What happens after a registration, or after asking for the recording. */
	sessionForm: (form: "register" | "request") => text("pages/webinars.yaml", form, "name"),
	sessionHeading: (form: "register" | "request") => text("pages/webinars.yaml", form, "heading"),
	underWay: text("pages/webinars.yaml", "register", "underWay", "heading"),
	thanksForSession: (form: "register" | "request") => text("pages/webinars.yaml", form, "receipt", "heading"),
	afterSessionForm: (form: "register" | "request") => text("pages/webinars.yaml", form, "receipt", "next", 0),
	searchField: text(search, "field"),
	searchKey: text(search, "key"),
	found: filled(search, "found"),
	nothingFound: filled(search, "none", "text"),
	oftenLookedFor: text(search, "start", "heading"),
	searchNeedsScript: text("pages/search.yaml", "withoutScript"),
	searchFailed: text("pages/search.yaml", "failed"),
	searchKind: (kind: string) => text("pages/search.yaml", "kinds", kind, "many"),
};
