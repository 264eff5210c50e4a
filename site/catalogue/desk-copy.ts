import type { FieldCopy, FormCopy } from "#content/schemas/form-copy.ts";
import { deskAccountSchema } from "#content/schemas/messages/desk/account.ts";
import { deskAuditSchema } from "#content/schemas/messages/desk/audit.ts";
import { deskFrameSchema } from "#content/schemas/messages/desk/frame.ts";
import { deskInboxSchema } from "#content/schemas/messages/desk/inbox.ts";
import { deskLeadSchema } from "#content/schemas/messages/desk/lead.ts";
import { deskNumbersSchema } from "#content/schemas/messages/desk/numbers.ts";
import { deskPeopleSchema } from "#content/schemas/messages/desk/people.ts";
import { deskPersonSchema } from "#content/schemas/messages/desk/person.ts";
import { deskReplySchema } from "#content/schemas/messages/desk/reply.ts";
import { deskSignInSchema } from "#content/schemas/messages/desk/sign-in.ts";
import { forms } from "#domain/forms/forms.ts";
import { readContent } from "#site/catalogue/content.ts";
import { formCopy } from "#site/catalogue/forms.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { siteIn } from "#site/catalogue/site.ts";
import { subjectNamesIn } from "#site/catalogue/subject-names.ts";

const locale = pageLocale;

const industryNames: Readonly<Record<string, string>> = {
	...formCopy("assessment", locale).fields["industry"]?.options,
	...Object.fromEntries(industriesIn(locale).map(({ slug, name }) => [slug, name])),
};
const stageNames: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(reportCopyIn(locale).stages).map(([id, { name }]) => [id, name]),
);

const dimensionNames: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(reportCopyIn(locale).dimensions.items).map(([id, { name }]) => [id, name]),
);
const recommendationNames: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(reportCopyIn(locale).recommendations.items).map(([id, { title }]) => [id, title]),
);
/** What each form calls its fields and their options, and what it can be about. */
const formFields: Readonly<Record<string, Readonly<Record<string, NamedField>>>> = Object.fromEntries(
	Object.values(forms).map(({ id }) => {
		const fields = Object.entries(withSubjects(formCopy(id, locale).fields));
		return [id, Object.fromEntries(fields.map(([name, field]) => [name, named(field)]))];
	}),
);

/** What the desk says of a field: only who fills it in needs hints. */
type NamedField = Pick<FieldCopy, "label" | "options">;

function named({ label, options }: FieldCopy): NamedField {
	return options === undefined ? { label } : { label, options };
}

function withSubjects(fields: FormCopy["fields"]): FormCopy["fields"] {
	const named = Object.entries(subjectNamesIn(locale)).flatMap(([name, options]) => {
		const field = fields[name];
		return field === undefined ? [] : [[name, { ...field, options }] as const];
	});
	return { ...fields, ...Object.fromEntries(named) };
}

/** All that the desk says, and the names of what leads are about. The build puts it into the desk's bundle. */
export const deskCopy = {
	locale,
	company: siteIn(locale).name,
	frame: readContent("content/messages/desk/frame.yaml", deskFrameSchema, locale),
	signIn: readContent("content/messages/desk/sign-in.yaml", deskSignInSchema, locale),
	inbox: readContent("content/messages/desk/inbox.yaml", deskInboxSchema, locale),
	people: readContent("content/messages/desk/people.yaml", deskPeopleSchema, locale),
	account: readContent("content/messages/desk/account.yaml", deskAccountSchema, locale),
	lead: readContent("content/messages/desk/lead.yaml", deskLeadSchema, locale),
	reply: readContent("content/messages/desk/reply.yaml", deskReplySchema, locale),
	numbers: readContent("content/messages/desk/numbers.yaml", deskNumbersSchema, locale),
	person: readContent("content/messages/desk/person.yaml", deskPersonSchema, locale),
	audit: readContent("content/messages/desk/audit.yaml", deskAuditSchema, locale),
	formFields,
	industryNames,
	stageNames,
	dimensionNames,
	recommendationNames,
};

export type DeskCopy = typeof deskCopy;
