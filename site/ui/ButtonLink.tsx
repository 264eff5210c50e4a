import "#site/ui/button.css";

interface ButtonLinkProps {
	readonly label: string;
	readonly href: string;
	readonly look?: "primary" | "secondary";
	/** What it is about, for those who hear the links of a list one after the other. Not shown. */
	readonly about?: string;
}

/** Guides and typeset documents are saved, not opened. */
const savedFile = /^\/guides\/|\.pdf$/;

/** A link that asks for something to be done. A link to a guide or a PDF saves the file. */
export function ButtonLink({ label, href, look = "primary", about }: ButtonLinkProps) {
	return (
		<a className={`button ${look}`} href={href} download={savedFile.test(href) ? "" : undefined}>
			{label}
			{about && <span className="visually-hidden">{`: ${about}`}</span>}
		</a>
	);
}

/** What the assessment takes and what it gives, next to a button that leads to it. */
export interface AssessmentOffer {
	/** How many questions, how many minutes. */
	readonly text: string;
	/** To the sample report. */
	readonly label: string;
	readonly href: string;
}

interface ActionsProps {
	readonly actions: readonly { readonly label: string; readonly href: string }[];
	readonly offer?: AssessmentOffer | undefined;
}

const toAssessment = /^(\/assessment|#step-1)$/;

/** One or two buttons: the first is the main one. */
export function Actions({ actions, offer }: ActionsProps) {
	return (
		<>
			<div className="actions">
				{actions.map(({ label, href }, index) => (
					<ButtonLink key={href} label={label} href={href} look={index === 0 ? "primary" : "secondary"} />
				))}
			</div>
			{offer && actions.some(({ href }) => toAssessment.test(href)) && (
				<p className="assessment-offer">
					{`${offer.text}. `}
					<a href={offer.href}>{offer.label}</a>
				</p>
			)}
		</>
	);
}
