import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import "#desk/ui/dialog.css";

interface DeskDialogProps {
	readonly heading: string;
	readonly isOpen: boolean;
	/** Without it the dialog can't be closed by its reader. */
	readonly onClose?: () => void;
	/** Whether what it asked for is being done: until the answer it can't be closed. */
	readonly isPending?: boolean;
	readonly children: ReactNode;
	readonly role?: "dialog" | "alertdialog";
	/** Whether nothing of the page is to be read behind it. */
	readonly hidesPage?: boolean;
}

/** A dialog over the desk: focus stays in it and goes back to where it was. */
export function DeskDialog({
	heading,
	isOpen,
	onClose,
	isPending = false,
	children,
	role = "dialog",
	hidesPage = false,
}: DeskDialogProps) {
	const canClose = onClose !== undefined && !isPending;
	return (
		<ModalOverlay
			className={hidesPage ? "dialog-overlay hides-page" : "dialog-overlay"}
			isOpen={isOpen}
			isDismissable={canClose && role === "dialog"}
			isKeyboardDismissDisabled={!canClose}
			onOpenChange={(isOpen) => {
				if (!isOpen) onClose?.();
			}}
		>
			<Modal className="dialog-box">
				<Dialog role={role} className="dialog">
					<header>
						<Heading slot="title">{heading}</Heading>
						{onClose && (
							<Button
								className="icon-button"
								aria-label={copy.frame.buttons.close}
								onPress={onClose}
								isDisabled={isPending}
							>
								<X aria-hidden="true" />
							</Button>
						)}
					</header>
					{children}
				</Dialog>
			</Modal>
		</ModalOverlay>
	);
}
