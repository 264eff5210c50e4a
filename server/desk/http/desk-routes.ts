import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { DeskRoute, RouteIds } from "#domain/desk/route.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { findSession, type SignedIn } from "#server/desk/sign-in/sessions.ts";
import { cleanValues } from "#server/forms/clean-values.ts";

interface Asked<Path extends string, Input extends z.ZodMiniType> {
	readonly input: z.output<Input>;
	readonly ids: RouteIds<Path>;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

/** An answer that may be long can come as a stream of its JSON. */
type Answered<Answer extends z.ZodMiniType> =
	| z.output<Answer>
	| Readable
	| Promise<z.output<Answer> | Readable>;

/** Adds routes of the contract to the service: who may use them and what they take is checked before anything is done. */
export interface DeskRoutes {
	/** For people who are signed in; for owners only where the contract says so. */
	signedIn<const Path extends string, Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
		route: DeskRoute<Path, Input, Answer>,
		handle: (asked: Asked<Path, Input> & { readonly by: SignedIn }) => Answered<Answer>,
	): void;
	/** For anyone who asks; `by` is null unless they are signed in. */
	open<const Path extends string, Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
		route: DeskRoute<Path, Input, Answer>,
		handle: (asked: Asked<Path, Input> & { readonly by: SignedIn | null }) => Answered<Answer>,
	): void;
}

export function deskRoutes(app: FastifyInstance, desk: DeskContext): DeskRoutes {
	return {
		signedIn: (route, handle) =>
			app.route({
				method: route.method,
				url: route.path,
				handler: async (request, reply) => {
					const by = await findSession(desk, request);
					if (by === null) throw new DeskError("not-signed-in");
					if (route.access === "owner" && by.role !== "owner") throw new DeskError("owners-only");
					return handle({ ...readAsked(route, request), request, reply, by });
				},
			}),
		open: (route, handle) =>
			app.route({
				method: route.method,
				url: route.path,
				handler: async (request, reply) => {
					const by = await findSession(desk, request);
					return handle({ ...readAsked(route, request), request, reply, by });
				},
			}),
	};
}

function readAsked<Path extends string, Input extends z.ZodMiniType>(
	{ method, input }: DeskRoute<Path, Input>,
	{ query, body, params }: FastifyRequest,
): { input: z.output<Input>; ids: RouteIds<Path> } {
	const given: object = Object(method === "GET" ? query : (body ?? {}));
	const parsed = z.safeParse(input, cleanInput(given));
	if (!parsed.success) {
		const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? "")))];
		throw new DeskError("wrong-input", { fields });
	}
	// Fastify fills the places that the path names with text, and no others.
	return { input: parsed.data, ids: cleanInput(Object(params)) as RouteIds<Path> };
}

/** Without characters that can't be stored; what is deeper than a list of texts is left to the schema. */
function cleanInput(given: object): unknown {
	return Array.isArray(given) ? given : cleanValues(Object.fromEntries(Object.entries(given)));
}
