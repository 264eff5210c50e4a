/** A one-time code on its way to a person who answers leads. */
export interface DeskCode {
	readonly name: string;
	/** As it is typed, such as `7K4M2-Q9XWB`. */
	readonly code: string;
	/** Where it is typed, or, in the browser that asked, a link that needs no code. */
	readonly link: string;
	readonly kind: "invitation" | "sign-in";
	readonly expiresAt: Date;
}
