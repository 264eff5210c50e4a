import * as z from "zod/mini";
import { isEmailAddress } from "#domain/forms/email.ts";
import { withoutHidden } from "#domain/forms/hidden-characters.ts";

/** A moment in ISO 8601, UTC. */
export const moment = z.iso.datetime();

/** What was typed and chosen in a form, by the name of the field. */
export const formValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** PostgreSQL takes no NUL, nor has any id another control character. */
const withoutControls = z.regex(/^\P{Cc}*$/u);

export const id = z.string().check(z.minLength(1), z.maxLength(100), withoutControls);

/** Characters of a colleague's name. */
export const maxNameLength = 100;

/** One line of text: no line break, so that it can become a header of a mail. */
export const line = (max: number) =>
	z.string().check(z.trim(), z.minLength(1), z.maxLength(max), withoutControls);

export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A mail address as the desk stores and compares it. */
export const mailAddress = z
	.string()
	.check(z.overwrite(withoutHidden), z.trim(), z.toLowerCase(), z.refine(isEmailAddress));
