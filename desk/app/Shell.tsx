import { onlineManager } from "@tanstack/react-query";
import { Outlet, useMatches, useNavigate } from "@tanstack/react-router";
import { useCallback, useSyncExternalStore } from "react";
import { copy, say } from "#desk/app/copy.ts";
import { KeyList } from "#desk/app/KeyList.tsx";
import { useLive } from "#desk/app/live.ts";
import { Navigation } from "#desk/app/Navigation.tsx";
import { NotFound } from "#desk/app/NotFound.tsx";
import { PasskeyNote } from "#desk/app/PasskeyNote.tsx";
import { SessionGate } from "#desk/app/session.tsx";
import { showArrival, ToastRegion } from "#desk/app/toasts.tsx";
import { deskPages } from "#domain/desk/pages.ts";
import "#site/ui/skip-link.css";
import "#desk/app/shell.css";

/** What is around every view, for those who are signed in. */
export function Shell() {
	const isNowhere = useMatches({ select: (matches) => matches.at(-1)?.routeId === "/desk/$" });
	const nowhere = (
		<main>
			<NotFound />
		</main>
	);
	return (
		<SessionGate forOthers={isNowhere ? nowhere : null}>
			<a className="skip" href="#view">
				{copy.frame.skip}
			</a>
			<div className="shell">
				<Navigation />
				<div className="shell-main">
					<div>
						<ConnectionNote />
						<PasskeyNote />
					</div>
					<main id="view" tabIndex={-1}>
						<Outlet />
					</main>
				</div>
			</div>
			<KeyList />
			<ToastRegion />
		</SessionGate>
	);
}

/** Says when the desk hears nothing of the others. */
function ConnectionNote() {
	const isHeard = useLive(useAnnounceArrival());
	const isOnline = useIsOnline();
	const { offline, waiting } = copy.frame.connection;
	const isFine = isHeard && isOnline;
	return (
		<p className="connection-note" role="status" hidden={isFine}>
			{isFine ? "" : isOnline ? waiting : offline}
		</p>
	);
}

/** Whether the device has a connection, as far as it knows. */
function useIsOnline(): boolean {
	return useSyncExternalStore(
		(changed) => onlineManager.subscribe(changed),
		() => onlineManager.isOnline(),
	);
}

/** Offers to open a lead that has come, or the inbox where several have. */
function useAnnounceArrival(): (lead: string) => void {
	const navigate = useNavigate();
	return useCallback(
		(lead) => {
			const { one, open, several, openInbox } = copy.inbox.news;
			const openLead = () => void navigate({ to: deskPages.lead, params: { lead } });
			const openAll = () => void navigate({ to: deskPages.inbox });
			showArrival((count) =>
				count === 1
					? { text: one, action: { label: open, run: openLead } }
					: { text: say(several, { count }), action: { label: openInbox, run: openAll } },
			);
		},
		[navigate],
	);
}
