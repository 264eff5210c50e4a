import type { CompiledMessage } from "icu-minify/format";
import type { z } from "zod";
import { visitorText } from "#content/schemas/fields.ts";
import { pseudoText } from "#site/catalogue/pseudo-text.ts";

/** Some content with each text that its schema declares as a visitor's in the pseudo-locale; ids, addresses, dates and names stay. */
export function inPseudoLocale<Content>(data: Content, schema: z.core.$ZodType): Content {
	// Each step keeps the shape of the data.
	return change(data, schema) as Content;
}

function change(data: unknown, schema: z.core.$ZodType): unknown {
	if (data === undefined || data === null) return data;
	const marked = visitorText.get(schema);
	if (marked?.kind === "text") return pseudoText(String(data));
	// The schema has made this data by compiling a message.
	if (marked?.kind === "message") return pseudoMessage(data as CompiledMessage);
	// Zod's own type for a schema that is told apart by its `def`.
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case "object":
			return mapEntries(data, (value, key) => changeField(value, def.shape[key]));
		case "record":
			return mapEntries(data, (value) => change(value, def.valueType));
		case "array":
			return Array.isArray(data) ? data.map((item) => change(item, def.element)) : data;
		case "tuple":
			return Array.isArray(data) ? data.map((item, index) => changeField(item, def.items[index])) : data;
		case "optional":
		case "default":
		case "nullable":
			return change(data, def.innerType);
		case "union": {
			const option = def.options.find((each) => isOfKind(data, each));
			return option ? change(data, option) : data;
		}
		default:
			return data;
	}
}

function changeField(value: unknown, schema: z.core.$ZodType | undefined): unknown {
	return schema ? change(value, schema) : value;
}

function mapEntries(data: unknown, map: (value: unknown, key: string) => unknown): object {
	const entries = Object.entries(data ?? {});
	return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)]));
}

/** Whether some data is a text for a text, a list for a list, or an object with the keys and the literal values, such as `kind`, that a schema of a union asks for. */
function isOfKind(data: unknown, schema: z.core.$ZodType): boolean {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	if (def.type === "string") return typeof data === "string";
	if (def.type === "array") return Array.isArray(data);
	if (def.type !== "object" || typeof data !== "object" || data === null) return false;
	if (Object.keys(data).some((key) => !(key in def.shape))) return false;
	return Object.entries(def.shape).every(([key, field]) => {
		const literal = (field as z.core.$ZodTypes)._zod.def;
		return literal.type !== "literal" || literal.values.includes(Reflect.get(data, key));
	});
}

/** Keeps the arguments of a message, and changes the texts between them. */
function pseudoMessage(message: CompiledMessage): CompiledMessage {
	if (typeof message === "string") return pseudoText(message);
	return ["[", ...message.map(pseudoPart), "]"];
}

function pseudoPart(part: Exclude<CompiledMessage, string>[number]): typeof part {
	if (typeof part === "string") return pseudoText(part).slice(1, -1);
	if (!Array.isArray(part)) return part;
	const [name, type, forms] = part;
	if (typeof forms !== "object" || forms === null) return part;
	return [name, type, mapEntries(forms, pseudoForm)];
}

/** One of the forms that a plural or a choice has. */
function pseudoForm(form: unknown): unknown {
	if (typeof form === "string") return pseudoText(form).slice(1, -1);
	return Array.isArray(form) ? form.map(pseudoPart) : form;
}
