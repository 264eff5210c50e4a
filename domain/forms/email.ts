const maxAddressLength = 254;
const maxLocalPartLength = 64;
const forbidden = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}<>()[\]\\,;:"]/u;

/**
 * Whether a text can be the address of one mailbox: one `@`, a dotted host, no white space, hidden characters, quotes
 * or lists.
 * Each step is linear in the length, unlike the usual regular expression, which backtracks for minutes.
 */
export function isEmailAddress(address: string): boolean {
	if (address.length > maxAddressLength || forbidden.test(address)) return false;
	const [local = "", host = "", ...more] = address.split("@");
	if (more.length > 0 || local.length === 0 || local.length > maxLocalPartLength) return false;
	if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
	const labels = host.split(".");
	return labels.length > 1 && labels.every(isHostLabel);
}

function isHostLabel(label: string): boolean {
	if (label.length === 0 || label.length > 63) return false;
	return !label.startsWith("-") && !label.endsWith("-") && /^[\p{L}\p{N}-]+$/u.test(label);
}
