import { type Stage, stages } from "#domain/readiness/stage.ts";
import { formatMessage } from "#site/ui/form-copy.ts";
import { contentEntries, contentText as text } from "./content-file.ts";

/*
 * The phrases that the behaviour tests look for, by what they are for. They come from content/, so that the owner may
 * change them. No other file of the tests names a key of content/.
 */

const shared = "forms/shared.yaml";
const steps = "assessment/page.yaml";
const report = "assessment/report.yaml";
const search = "pages/search.yaml";
const site = "site.yaml";

/** A text whose places are filled in. */
const filled =
	(file: string, ...path: string[]) =>
	(values: Readonly<Record<string, string | number>>) =>
		formatMessage(text(file, ...path), values);

/** A text for a number of things. */
const counted =
	(file: string, ...path: string[]) =>
	(count: number) =>
		formatMessage(text(file, ...path, count === 1 ? "one" : "many"), { count });

type LeadForm = "about" | "assessment" | "contact" | "enquiry" | "paper" | "webinar";

export const formCopy = {
	label: (form: LeadForm, field: string) => text(`forms/${form}.yaml`, "fields", field, "label"),
	option: (field: string, value: string) => text("forms/assessment.yaml", "fields", field, "options", value),
	placeholder: (form: LeadForm, field: string) => text(`forms/${form}.yaml`, "fields", field, "placeholder"),
	submit: (form: LeadForm) => text(`forms/${form}.yaml`, "submit"),
	thanks: (form: LeadForm) => text(`forms/${form}.yaml`, "receipt", "heading"),
	/** The first step of what a receipt says will happen. */
	whatHappensNow: (form: LeadForm) => text(`forms/${form}.yaml`, "receipt", "next", 0),
	missing: (form: LeadForm, field: string) =>
		text(`forms/${form}.yaml`, "fields", field, "errors", "required"),
	empty: filled(shared, "errors", "required"),
	notAnEmail: text(shared, "errors", "not-an-email"),
	notSent: text(shared, "summary", "heading"),
	toCorrect: counted(shared, "summary"),
	draftKept: text(shared, "draft", "kept"),
	clear: text(shared, "draft", "clear"),
	again: text(shared, "receipt", "again"),
	/** Up to the mail address, which the build puts in. */
	privacy: text(shared, "privacy", "text").split("{")[0]?.trim() ?? "",
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
	back: text(steps, "back"),
	deeper: text(steps, "deeper"),
	range: filled(steps, "panel", "range"),
	known: filled(steps, "panel", "known"),
	meter: text(steps, "panel", "name"),
	badLink: text(steps, "badLink", "heading"),
	badLinkReason: (reason: "damaged" | "unknown-version") => text(steps, "badLink", reason),
};

export const reportCopy = {
	title: text(report, "title"),
	stage: (id: Stage) => stages.find((stage) => stage.id === id)?.name ?? id,
	provisional: text(report, "gauge", "provisional"),
	settled: text(report, "gauge", "settled"),
	valueText: filled(report, "gauge", "valueText"),
	capped: filled(report, "capped"),
	dimension: (id: string) => text(report, "dimensions", "items", id, "name"),
	recommendation: (id: string) => text(report, "recommendations", "items", id, "title"),
	becauseChallenge: filled(report, "recommendations", "reasons", "challenge"),
	becauseInterest: text(report, "recommendations", "reasons", "interest"),
	phases: ["prepare", "pilot", "scale"].map((phase) => text(report, "roadmap", "phases", phase)),
	christmas: text(report, "roadmap", "christmas"),
	lift: text(report, "lift", "heading"),
	score: text(report, "compare", "score"),
	stageRow: text(report, "compare", "stage"),
	copyLink: text(report, "actions", "copy"),
	copied: text(report, "actions", "copied"),
	calendar: text(report, "actions", "calendar"),
	saved: text(report, "actions", "saved"),
	again: text(report, "actions", "again"),
	sending: text(report, "delivery", "sending"),
	failed: text(report, "delivery", "failed"),
	retry: text(report, "delivery", "retry"),
	mail: text(report, "delivery", "mail"),
};

export const siteCopy = {
	email: text(site, "email"),
	offices: contentEntries(site, ["offices"], ["name", "timeZone"]),
	rooms: contentEntries(site, ["navigation"], ["label", "href"]),
	contact: text(site, "contact", "label"),
	start: text(site, "start", "label"),
	skip: text(site, "frame", "skip"),
	menu: text(site, "frame", "menu"),
	main: text(site, "frame", "main"),
	search: text(site, "frame", "search"),
	close: text(site, "frame", "close"),
	breadcrumbs: text(site, "frame", "breadcrumbs"),
	theme: (part: "legend" | "system" | "light" | "dark") => text(site, "frame", "theme", part),
	sent: text(site, "toasts", "sent"),
	guideSaved: text(site, "toasts", "guide"),
};

export const pageCopy = {
	thread: text("pages/home.yaml", "threadLabel"),
	policy: (name: "privacy" | "terms" | "cookies") => text(`policies/${name}.md`, "title"),
	more: filled("pages/products.yaml", "grid", "more"),
	filters: (list: "blog" | "white-papers") => text(`pages/${list}.yaml`, "filterLabel"),
	shown: (list: "blog" | "white-papers") => counted(`pages/${list}.yaml`, "shown"),
	illustrative: text("pages/case-studies.yaml", "illustrative"),
	register: text("pages/webinars.yaml", "labels", "register"),
	watch: text("pages/webinars.yaml", "labels", "watch"),
	requestRecording: text("pages/webinars.yaml", "request", "submit"),
	searchField: text(search, "field"),
	found: counted(search, "found"),
	nothingFound: filled(search, "none", "text"),
	searchKind: (kind: string) => text(search, "kinds", kind, "many"),
};
