import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "react-aria-components";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { accountRoutes } from "#domain/desk/account.ts";
import { deskPages } from "#domain/desk/pages.ts";

/** Offers a passkey to those who have none, until they say that they don't want one now. */
export function PasskeyNote() {
	const { canUsePasskeys } = useSession();
	const { pathname } = useLocation();
	const { data } = useQuery({ ...answerOf(accountRoutes.passkeys, {}), enabled: canUsePasskeys });
	const [isLater, setLater] = useState(false);
	const { text, button, later } = copy.signIn.addPasskey;
	if (isLater || data?.passkeys.length !== 0 || pathname === deskPages.account) return null;
	return (
		<aside className="passkey-note" aria-label={button}>
			<p>{text}</p>
			<Link to={deskPages.account}>{button}</Link>
			<Button className="text-button" onPress={() => setLater(true)}>
				{later}
			</Button>
		</aside>
	);
}
