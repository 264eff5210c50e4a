const format = new Intl.DateTimeFormat("en-NZ", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** A day in words, from an ISO date such as "2025-04-30". */
export function DateText({ date }: { readonly date: string }) {
	return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
