/**
 * A text without the control characters and those that are drawn as nothing, such as a zero-width space or a mark of direction: they
 * come along when something is pasted. A tab stays, which parts words.
 */
export function withoutHidden(text: string): string {
	return text.replace(/(?!\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");
}
