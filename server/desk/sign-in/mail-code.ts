import type { DeskContext } from "#server/desk/desk-context.ts";
import { audit } from "#server/desk/records/audit.ts";
import { mailedCodeLifetime, makeCode } from "#server/desk/sign-in/codes.ts";

/** Mails a one-time code and a link to a person of the desk; does nothing for anybody else. */
export async function mailCode(
	{ database, mails }: Pick<DeskContext, "database" | "mails">,
	email: string,
	browser: string,
	origin: string,
): Promise<void> {
	await database.transaction(async (transaction) => {
		const person = await transaction
			.selectFrom("desk_people")
			.select(["id", "name"])
			.where("email", "=", email)
			.where("removed_at", "is", null)
			.executeTakeFirst();
		if (person === undefined) return;
		const { code, link, expiresAt } = await makeCode(transaction, person.id, mailedCodeLifetime, browser);
		await audit(transaction, { action: "code-made", person: person.id, detail: "mail" });
		await mails.sendCode(transaction, {
			to: email,
			name: person.name,
			code,
			// After `#`, so that no server and no log sees it. A mail scanner that opens it has not the browser's cookie.
			link: `${origin}/desk/sign-in#link=${link}`,
			expiresAt: expiresAt.toISOString(),
		});
	});
}
