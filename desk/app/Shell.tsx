import { Outlet } from "@tanstack/react-router";
import { copy } from "#desk/app/copy.ts";
import { KeyList } from "#desk/app/KeyList.tsx";
import { useLive } from "#desk/app/live.ts";
import { Navigation } from "#desk/app/Navigation.tsx";
import { PasskeyNote } from "#desk/app/PasskeyNote.tsx";
import { SessionGate } from "#desk/app/session.tsx";
import { ToastRegion } from "#desk/app/toasts.tsx";
import { useIsOnline } from "#desk/app/use-is-online.ts";
import "#desk/app/shell.css";

/** What stands around every view, for those who are signed in. */
export function Shell() {
	return (
		<SessionGate>
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
	const isHeard = useLive();
	const isOnline = useIsOnline();
	const { offline, waiting } = copy.frame.connection;
	const isFine = isHeard && isOnline;
	return (
		<p className="connection-note" role="status" hidden={isFine}>
			{isFine ? "" : isOnline ? waiting : offline}
		</p>
	);
}
