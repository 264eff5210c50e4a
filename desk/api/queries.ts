import { queryOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type Asked, ask } from "#desk/api/ask.ts";
import type { DeskRoute } from "#domain/desk/route.ts";

/** What a route's answers are stored under. With only the route it names all of them, such as to have them asked for again. */
export function keyOf<Path extends string>(
	route: DeskRoute<Path>,
	asked?: Partial<{ ids: object; input: unknown }>,
): readonly unknown[] {
	return asked === undefined ? [route.path] : [route.path, asked.ids ?? {}, asked.input ?? {}];
}

/** For `useQuery`: the answer of a route that reads. */
export function answerOf<Path extends string, Schema extends z.ZodMiniType, Answer extends z.ZodMiniType>(
	route: DeskRoute<Path, Schema, Answer>,
	asked: Asked<Path, Schema>,
) {
	return queryOptions({
		queryKey: keyOf(route, asked),
		queryFn: ({ signal }) => ask(route, asked, signal),
	});
}

/**
 * For a route that changes something: `send.mutate({ ids, input })`. What follows from the answer goes into the options:
 * it happens also when the view has been left meanwhile, unlike what `mutate` itself is given.
 */
export function useSend<Path extends string, Schema extends z.ZodMiniType, Answer extends z.ZodMiniType>(
	route: DeskRoute<Path, Schema, Answer>,
	options: Omit<UseMutationOptions<z.output<Answer>, Error, Asked<Path, Schema>>, "mutationFn"> = {},
) {
	return useMutation({ ...options, mutationFn: (asked: Asked<Path, Schema>) => ask(route, asked) });
}
