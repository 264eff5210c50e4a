import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { properName, text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { storedEntryIds } from "#domain/browser/stored-entries.ts";
import { visitorMails } from "#domain/mail/mail-purpose.ts";
import { weighedParts } from "#domain/pages/page-budgets.ts";

/** Figures that the code knows. */
const trustFigures = ["months", "reportDays", "windowMinutes"] as const;
export type TrustFigure = (typeof trustFigures)[number];

const sectionText = messageWith(...trustFigures);
const sectionFields = { heading: text, paragraphs: z.array(sectionText).min(1) };
const citingFields = { heading: text, paragraphs: z.array(citedText).min(1) };
const tableFields = { caption: text, head: z.array(text).min(2) };

const storedEntrySchema = z.strictObject({
	what: text,
	why: text,
	until: text,
	/** In place of these where no server takes the forms. */
	withoutService: z.strictObject({ what: text, until: text }).optional(),
});

/** Where data is, who sees it, and how that can be checked. */
export const trustPageSchema = z.strictObject({
	...pageHead,
	/** What most visitors come to ask: the question as `period`, its answer as `heading`. */
	answers: z.strictObject({
		heading: text,
		entries: z.array(z.strictObject({ period: text, heading: sectionText, text })).length(4),
	}),
	contents: text,
	place: z.strictObject(sectionFields),
	/** In place of `answers` and `place` where no server takes the forms. */
	withoutService: z.strictObject(sectionFields),
	people: z.strictObject(citingFields),
	suppliers: z.strictObject({
		...sectionFields,
		...tableFields,
		parts: z.array(z.strictObject({ name: properName, does: text })).min(1),
	}),
	retention: z.strictObject({
		...sectionFields,
		...tableFields,
		rows: z.array(z.strictObject({ what: text, until: sectionText })).min(1),
	}),
	browser: z.strictObject({
		...sectionFields,
		...tableFields,
		entries: z.record(z.enum(storedEntryIds), storedEntrySchema),
	}),
	/** What the privacy policy says of each mail to a visitor. */
	mails: z.record(z.enum(visitorMails), z.strictObject({ what: text, when: text })),
	measured: z.strictObject({
		...sectionFields,
		...tableFields,
		parts: z.record(z.enum(weighedParts), text),
		size: message("kilobytes"),
		/** Stands before the names of the headers. */
		headers: text,
	}),
	report: z.strictObject(citingFields),
	closing: closingSchema,
});

export type TrustPage = z.infer<typeof trustPageSchema>;
