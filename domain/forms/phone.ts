const form = /^[\d\s+()./-]+(?:(?:ext\.?|x)[\d\s]+)?$/i;
const minDigits = 6;

/** Whether a text can be a telephone number, written with the usual marks and an extension such as "ext. 12" or "x12". */
export function isPhoneNumber(text: string): boolean {
	return form.test(text) && text.replace(/\D/g, "").length >= minDigits;
}
