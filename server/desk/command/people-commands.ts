import * as z from "zod/mini";
import { peopleRoutes, type Role } from "#domain/desk/people.ts";
import { mailAddress } from "#domain/desk/values.ts";
import { localTime } from "#server/command/local-time.ts";
import type { Database } from "#server/database/database.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { invitePerson, resetPerson } from "#server/desk/people/change-people.ts";
import { invitationOf } from "#server/desk/people/invitation.ts";
import { findPerson, listPeople } from "#server/desk/people/people.ts";
import type { NewCode } from "#server/desk/sign-in/codes.ts";
import type { Settings } from "#server/settings.ts";
import { deskNotes } from "#server/settings-notes.ts";
import { readSiteBuild } from "#server/site-build/site-build.ts";

interface Invited {
	readonly name: string;
	readonly email: string;
	readonly role: Role;
	/** Without one, the first of the company's offices. */
	readonly office: string | undefined;
}

/** Invites a person. The desk begins with an owner, so the first one is. */
export async function inviteByCommand(
	database: Database,
	settings: Settings,
	given: Invited,
): Promise<string> {
	const { offices } = await readSiteBuild(settings.buildFolder);
	const names = offices.map(({ name }) => name);
	const office = given.office ?? names[0];
	const checked = z.safeParse(peopleRoutes.invite.input, { ...given, office });
	if (!checked.success)
		throw new Error(`${given.name}, ${given.email}: this is no name with an email address.`);
	if (!names.includes(checked.data.office))
		throw new Error(`There is no office ${office}. There are: ${names.join(", ")}`);
	return database.transaction(async (transaction) => {
		const isFirst = (await listPeople(transaction)).length === 0;
		const role = isFirst ? "owner" : given.role;
		const invited = await invitePerson(transaction, { ...checked.data, role }, null);
		if (invited === null)
			throw new Error(`${checked.data.email} has access already. For a new code: npm run desk -- reset`);
		const { person, code } = invited;
		return `${person.name} is invited as ${person.role}, ${person.office}.\n${invitationText(settings, person.email, code)}`;
	});
}

export async function resetByCommand(database: Database, settings: Settings, email: string): Promise<string> {
	const address = z.safeParse(mailAddress, email);
	return database.transaction(async (transaction) => {
		const person = await findPerson(transaction, "email", address.success ? address.data : "").catch(
			(error: unknown) => {
				if (error instanceof DeskError)
					throw new Error(`${email} has no access. To see who has: npm run desk -- list`);
				throw error;
			},
		);
		const code = await resetPerson(transaction, person, null);
		return `The sessions and passkeys of ${person.name} have ended.\n${invitationText(settings, person.email, code)}`;
	});
}

export async function listByCommand({ kysely }: Database): Promise<string> {
	const people = await listPeople(kysely);
	if (people.length === 0)
		return "No one has access yet. To invite the owner: npm run desk -- invite NAME EMAIL";
	return people
		.map(({ name, email, role, office, hasJoined }) =>
			[name, `<${email}>`, role, office, ...(hasJoined ? [] : ["has not signed in yet"])].join("  "),
		)
		.join("\n");
}

function invitationText(settings: Settings, email: string, made: NewCode): string {
	const { siteOrigin, tls, port } = settings;
	const origin = siteOrigin ?? `${tls === null ? "http" : "https"}://localhost:${port}`;
	const { link, code } = invitationOf(origin, email, made);
	return `
  Address  ${link}
  Code     ${code}
${deskNotes(settings)
	.map((note) => `\n${note}\n`)
	.join("")}
The code works once, until ${localTime(made.expiresAt)}. Anyone who has it can sign in: hand it over in person or by a call.`;
}
