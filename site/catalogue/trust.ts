import { type TrustFigure, type TrustPage, trustPageSchema } from "#content/schemas/pages/trust.ts";
import { storedEntryIds } from "#domain/browser/stored-entries.ts";
import type { CitedText } from "#domain/claims/cited-text.ts";
import { retentionMonths } from "#domain/leads/deadlines.ts";
import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { visitorMails } from "#domain/mail/mail-purpose.ts";
import { pageBudgets, weighedParts, weightPlace } from "#domain/pages/page-budgets.ts";
import { windowMinutes } from "#domain/protection/rate-limit-window.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { hasService } from "#site/catalogue/site.ts";

export const trustPageIn = perLocale((locale) =>
	readContent("content/pages/trust.yaml", trustPageSchema, locale),
);

type SectionId = "place" | "people" | "suppliers" | "retention" | "browser" | "measured" | "report";
const technical: ReadonlySet<SectionId> = new Set(["browser", "suppliers", "measured"]);
/** What only the service stores, and what it is made of. */
const ofService: ReadonlySet<SectionId> = new Set(["retention", "suppliers"]);

interface Words {
	readonly heading: string;
	readonly paragraphs: readonly CitedText[];
}

interface TableHead {
	readonly caption: string;
	readonly head: readonly string[];
}

interface DataTable extends TableHead {
	readonly rows: readonly (readonly string[])[];
	/** From which column on there are figures, counted from 0. */
	readonly numbersFrom?: number;
}

const figures: Readonly<Record<TrustFigure, number>> = {
	months: retentionMonths,
	reportDays: reportLifetimeInDays,
	windowMinutes,
};

/** What the browser stores, a row each: what it is, what for, and until when. */
export const storedEntryRowsIn = perLocale((locale) => {
	const { entries } = trustPageIn(locale).browser;
	// A copy of the site without the service sends nothing.
	return storedEntryIds
		.filter((id) => hasService || id !== "sent")
		.map((id) => {
			const { what, why, until, withoutService } = entries[id];
			if (hasService || withoutService === undefined) return [what, why, until];
			return [withoutService.what, why, withoutService.until];
		});
});

/** What is sent to visitors by mail, a row each: what it is, and when it comes. */
export const sentMailRowsIn = perLocale((locale) => {
	const { mails } = trustPageIn(locale);
	return visitorMails.map((mail) => [mails[mail].what, mails[mail].when]);
});

/** The four questions that a visitor comes with and their answers, with the figures of the code in their places. */
export const trustAnswersIn = perLocale((locale) => {
	const { heading, entries } = trustPageIn(locale).answers;
	const filled = (text: Message<TrustFigure>) => formatMessage(text, figures, locale);
	return { heading, entries: entries.map((entry) => ({ ...entry, heading: filled(entry.heading) })) };
});

/** The parts of the page in their order, the technical ones after what a visitor comes for, with the figures of the code in their places. */
export const trustSectionsIn = perLocale((locale) => {
	const { place, withoutService, people, suppliers, retention, browser, measured, report } =
		trustPageIn(locale);
	const filled = (text: Message<TrustFigure>) => formatMessage(text, figures, locale);
	const words = ({ heading, paragraphs }: TrustPage["place"]): Words => ({
		heading,
		paragraphs: paragraphs.map(filled),
	});
	const section = (id: SectionId, { heading, paragraphs }: Words, table: DataTable | null = null) => ({
		...{ id, heading, paragraphs, table },
		isTechnical: technical.has(id),
	});
	const table = ({ caption, head }: TableHead, rows: DataTable["rows"]) => ({ caption, head, rows });
	const parts = suppliers.parts.map(({ name, does }) => [name, does]);
	const lifetimes = retention.rows.map(({ what, until }) => [what, filled(until)]);
	const size = (kilobytes: number | string) => formatMessage(measured.size, { kilobytes }, locale);
	const weights = weighedParts.map((part) => [
		measured.parts[part],
		size(pageBudgets[part] / 1000),
		size(import.meta.env.DEV ? "–" : weightPlace(part)),
	]);
	const sections = [
		section("place", words(hasService ? place : withoutService)),
		section("people", people),
		section("retention", words(retention), table(retention, lifetimes)),
		section("report", report),
		section("browser", words(browser), table(browser, storedEntryRowsIn(locale))),
		section("suppliers", words(suppliers), table(suppliers, parts)),
		section("measured", words(measured), { ...table(measured, weights), numbersFrom: 1 }),
	];
	return sections.filter(({ id }) => hasService || !ofService.has(id));
});
