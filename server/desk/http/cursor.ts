import * as z from "zod/mini";
import { id, line } from "#domain/desk/values.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";

const position = z.tuple([line(100), id]);

/** Where a page of a list ends: what its last row is sorted by, and its id. */
export type Cursor = z.infer<typeof position>;

export function writeCursor(cursor: Cursor): string {
	return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

export function readCursor(text: string): Cursor {
	try {
		return position.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
	} catch {
		throw new DeskError("wrong-input", { fields: ["cursor"] });
	}
}
