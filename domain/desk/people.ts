import * as z from "zod/mini";
import { nothing, route } from "#domain/desk/route.ts";
import { id, line, mailAddress, maxNameLength, moment } from "#domain/desk/values.ts";

/** An owner also looks after people and settings, and erases. */
export const roles = ["owner", "staff"] as const;
export type Role = (typeof roles)[number];

/** A person who answers leads. */
export const person = z.object({
	id,
	name: z.string(),
	email: z.string(),
	role: z.enum(roles),
	/** The name of one of the company's offices. */
	office: z.string(),
	/** Whether they have signed in at least once. */
	hasJoined: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** A person who was removed: what they did keeps their name. */
const formerPerson = z.object({ id, name: z.string() });
export type FormerPerson = z.infer<typeof formerPerson>;

/** What an invited person types, and the address where they type it. */
const invitation = z.object({ link: z.string(), code: z.string(), expiresAt: moment });
export type Invitation = z.infer<typeof invitation>;

const place = { role: z.enum(roles), office: line(60) };

export const peopleRoutes = {
	list: route({
		method: "GET",
		path: "/people",
		access: "staff",
		input: nothing,
		answer: z.object({ people: z.array(person), former: z.array(formerPerson) }),
	}),
	/** Invites a person by a one-time code, which is mailed too where mail is set up. */
	invite: route({
		method: "POST",
		path: "/people",
		access: "owner",
		input: z.strictObject({ name: line(maxNameLength), email: mailAddress, ...place }),
		answer: z.object({ person, invitation }),
	}),
	change: route({
		method: "PUT",
		path: "/people/:person",
		access: "owner",
		input: z.strictObject(place),
		answer: person,
	}),
	/** Ends the person's sessions, removes their passkeys and makes a new code. */
	reset: route({
		method: "POST",
		path: "/people/:person/reset",
		access: "owner",
		input: nothing,
		answer: invitation,
	}),
	/** Ends the person's sessions and unassigns their leads. Their name stays on what they did. */
	remove: route({
		method: "DELETE",
		path: "/people/:person",
		access: "owner",
		input: nothing,
		answer: nothing,
	}),
} as const;
