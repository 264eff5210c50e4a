/**
 * What an editor needs of an error: the message of a fault in the content, which names its file and line, without a stack. A bundler
 * puts words of its own around what a part of it throws.
 * @param {string} text the error, with its stack
 * @returns {string | undefined} nothing for any other error
 */
export function contentFaultIn(text) {
	return /ContentError: (.*?)(?:\n\s+at .*)?$/s.exec(text)?.[1];
}
