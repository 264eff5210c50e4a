import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { type AskingBrowser, mailedCodeLifetime, makeCode } from "#server/desk/sign-in/codes.ts";
import { sendCode } from "#server/desk/sign-in/send-code.ts";

/** Mails a one-time code and a link to a person of the desk; does nothing for anyone else, nor where no mail is set up. */
export async function mailCode(
	desk: Pick<DeskContext, "database" | "settings" | "views" | "stopping">,
	email: string,
	browser: AskingBrowser,
	origin: string,
): Promise<void> {
	if (desk.settings.mail === null) return;
	const made = await desk.database.transaction(async (transaction) => {
		const person = await transaction
			.selectFrom("desk_people")
			.select(["id", "name"])
			.where("email", "=", email)
			.where("removed_at", "is", null)
			.executeTakeFirst();
		if (person === undefined) return null;
		const { code, link, expiresAt } = await makeCode(transaction, person.id, mailedCodeLifetime, browser);
		await audit(transaction, { action: "code-made", person: person.id, detail: "mail" });
		return { name: person.name, code, link, expiresAt };
	});
	if (made === null) return;
	// After `#`, so that no server and no log sees it. A mail scanner that opens it has not the browser's cookie.
	const link = `${origin}/desk/sign-in#link=${made.link}`;
	await sendCode(desk, email, { ...made, link, kind: "sign-in" });
}
