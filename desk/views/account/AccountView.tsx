import { copy } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { OwnPasskeys } from "#desk/views/account/OwnPasskeys.tsx";
import { OwnSessions } from "#desk/views/account/OwnSessions.tsx";
import { ProfileForm } from "#desk/views/account/ProfileForm.tsx";
import "#desk/ui/card-list.css";

/** What people look after for themselves. */
export function AccountView() {
	return (
		<ViewFrame heading={copy.frame.views.account}>
			<OwnPasskeys />
			<OwnSessions />
			<ProfileForm />
		</ViewFrame>
	);
}
