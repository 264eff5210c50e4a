/** The order of a list of names for a person who reads it, alike on every database. */
export const compareNames = new Intl.Collator("en").compare;
