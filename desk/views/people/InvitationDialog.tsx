import peopleCopy from "virtual:desk-copy/people";
import { Button } from "react-aria-components";
import { say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import type { Invitation } from "#domain/desk/people.ts";
import "#desk/views/people/invitation.css";

/** A person with the code that lets them in. */
export interface Invited {
	readonly name: string;
	readonly invitation: Invitation;
	/** Whether they were at the desk before: then the code is in no email. */
	readonly isReset: boolean;
}

interface InvitationDialogProps {
	/** Null when there is nothing to show. */
	readonly invited: Invited | null;
	readonly onClose: () => void;
}

/** Shows a code once, for the owner to hand over. */
export function InvitationDialog({ invited, onClose }: InvitationDialogProps) {
	const texts = peopleCopy.invited;
	const heading = invited === null ? "" : say(invited.isReset ? texts.resetHeading : texts.heading, invited);
	return (
		<DeskDialog heading={heading} isOpen={invited !== null} onClose={onClose}>
			{invited && (
				<>
					<p>{texts.text}</p>
					<dl className="invitation">
						<dt>{texts.link}</dt>
						<dd>{invited.invitation.link}</dd>
						<dt>{texts.code}</dt>
						<dd className="code">{invited.invitation.code}</dd>
					</dl>
					<p>
						{say(texts.expires, {
							moment: momentAt(new Date(invited.invitation.expiresAt)),
						})}{" "}
						{!invited.isReset && texts.byMail}
					</p>
					<div className="actions">
						<Button className="button" onPress={onClose}>
							{texts.done}
						</Button>
						<Button className="button secondary" onPress={() => copyBoth(invited.invitation)}>
							{texts.copy}
						</Button>
					</div>
				</>
			)}
		</DeskDialog>
	);
}

async function copyBoth({ link, code }: Invitation): Promise<void> {
	const { copied, copyFailed } = peopleCopy.invited;
	try {
		await navigator.clipboard.writeText(`${link}\n${code}`);
		showToast(copied);
	} catch {
		showToast(copyFailed);
	}
}
