import accountCopy from "virtual:desk-copy/account";
import { useQueryClient } from "@tanstack/react-query";
import { Monitor } from "lucide-react";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { deviceName } from "#desk/views/account/device-name.ts";
import { accountRoutes } from "#domain/desk/account.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";

interface SessionRowProps {
	readonly session: RouteAnswer<typeof accountRoutes.sessions>["sessions"][number];
}

/** One of a person's sessions. The current one is ended by signing out. */
export function SessionRow({ session: { id, startedAt, seenAt, isCurrent, ...session } }: SessionRowProps) {
	const client = useQueryClient();
	const device = deviceName(session.device) ?? accountCopy.sessions.unknown;
	const send = useSend(accountRoutes.endSession, {
		onSuccess: () => showToast(ended),
		onError: (error) => showToast(failureText(error)),
		onSettled: () => client.invalidateQueries({ queryKey: keyOf(accountRoutes.sessions) }),
	});
	const { current, since, end, endNamed, ended } = accountCopy.sessions;
	return (
		<li>
			<Monitor aria-hidden="true" />
			<div>
				<strong>{isCurrent ? `${device} · ${current}` : device}</strong>
				<small>
					{say(since, { started: momentAt(new Date(startedAt)), seen: momentAt(new Date(seenAt)) })}
				</small>
			</div>
			{!isCurrent && (
				<div className="actions">
					<Button
						className="text-button"
						aria-label={say(endNamed, { device })}
						onPress={() => send.mutate({ ids: { session: id } })}
						isPending={send.isPending}
					>
						{end}
					</Button>
				</div>
			)}
		</li>
	);
}
