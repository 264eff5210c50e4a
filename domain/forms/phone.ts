// The extension begins with what the digits can't hold, so that no text is tried in more than one way.
const form = /^(?:tel:)?[\d\s+(),./\u2010-\u2015\u2212-]+(?:(?:ext(?:n|ension)?\.?|x|#)[\d\s]+)?$/i;
const minDigits = 6;

/**
 * Whether a text can be a telephone number, written with the usual marks and dashes, as a link has it, and with an extension such as
 * "ext. 12", "#12" or "x12".
 */
export function isPhoneNumber(text: string): boolean {
	return form.test(text) && text.replace(/\D/g, "").length >= minDigits;
}
