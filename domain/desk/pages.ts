/** The pages of the desk, as its client shows them and the service answers with its one file. A part such as `$lead` stands for an id. */
export const deskPages = {
	inbox: "/desk",
	lead: "/desk/leads/$lead",
	signIn: "/desk/sign-in",
	account: "/desk/account",
	people: "/desk/people",
	savedReplies: "/desk/saved-replies",
	numbers: "/desk/numbers",
	/** Everything stored of a person. */
	person: "/desk/person",
	audit: "/desk/audit",
} as const;
