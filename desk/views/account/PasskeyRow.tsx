import accountCopy from "virtual:desk-copy/account";
import { KeyRound } from "lucide-react";
import { Button } from "react-aria-components";
import { say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import type { accountRoutes } from "#domain/desk/account.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";

export type OwnPasskey = RouteAnswer<typeof accountRoutes.passkeys>["passkeys"][number];

interface PasskeyRowProps {
	readonly passkey: OwnPasskey;
	readonly onRemove: () => void;
}

export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
	const { remove, removeNamed } = accountCopy.passkeys;
	return (
		<li>
			<KeyRound aria-hidden="true" />
			<div>
				<strong>{passkey.name}</strong>
				<small>{historyOf(passkey)}</small>
			</div>
			<div className="actions">
				<Button
					className="text-button"
					aria-label={say(removeNamed, { name: passkey.name })}
					onPress={onRemove}
				>
					{remove}
				</Button>
			</div>
		</li>
	);
}

function historyOf({ addedAt, usedAt }: OwnPasskey): string {
	const { used, unused } = accountCopy.passkeys;
	const added = momentAt(new Date(addedAt));
	if (usedAt === null) return say(unused, { added });
	return say(used, { added, used: momentAt(new Date(usedAt)) });
}
