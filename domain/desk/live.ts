import * as z from "zod/mini";
import { presence } from "#domain/desk/lead-detail.ts";
import { roles } from "#domain/desk/people.ts";
import { id } from "#domain/desk/values.ts";

/** The address of the stream of server-sent events, after `deskApi`. A client that connects again asks for its lists again. */
export const livePath = "/live";

/** What the stream says, each as the JSON of a `message` event. The same one can come twice. */
export const liveMessage = z.discriminatedUnion("kind", [
	/** The stream has begun. */
	z.object({ kind: z.literal("begun") }),
	/** Something happened to a lead. */
	z.object({
		kind: z.literal("lead"),
		lead: id,
		number: z.number(),
		person: z.nullable(id),
		/** The kind of what happened; see `leadEvent`. */
		what: z.string(),
		/** Whether it is the arrival of a lead that is suspected, which no list shows but that of spam. */
		isSuspected: z.optional(z.boolean()),
	}),
	/** Leads were erased: what is shown of any lead is to be asked for again. The message names none of them. */
	z.object({ kind: z.literal("erased") }),
	/** Who is at a lead now. */
	z.object({ kind: z.literal("present"), lead: id, present: z.array(presence) }),
	/** The person's own role, when the stream begins and when it changes. */
	z.object({ kind: z.literal("role"), role: z.enum(roles) }),
	/** The session has ended, so the stream ends. */
	z.object({ kind: z.literal("signed-out") }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;
