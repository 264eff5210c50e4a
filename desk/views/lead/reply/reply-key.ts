const storedAs = (lead: string) => `desk-reply-key ${lead}`;
/** Where storage is forbidden, they last until the page is left. */
const unstored = new Map<string, string>();

/** The key of the reply to a lead, the same one until it is forgotten: like the draft it outlives the page. */
export function replyKeyOf(lead: string): string {
	const made = crypto.randomUUID();
	try {
		const key = localStorage.getItem(storedAs(lead)) ?? made;
		localStorage.setItem(storedAs(lead), key);
		return key;
	} catch {
		const key = unstored.get(lead) ?? made;
		unstored.set(lead, key);
		return key;
	}
}

/** Called once the service has answered for the reply: the next one is another. */
export function forgetReplyKey(lead: string): void {
	unstored.delete(lead);
	try {
		localStorage.removeItem(storedAs(lead));
	} catch {
		// As above.
	}
}
