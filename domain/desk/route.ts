import * as z from "zod/mini";
import "#domain/without-eval.ts";

/** Where the desk's API begins. */
export const deskApi = "/desk/api";

/** A header of what a page asks while no one is at it, with any value: such a request is no use of the session. */
export const unattendedHeader = "desk-unattended";

/** Who may use a route. An owner may do all that staff may. */
type Access = "anyone" | "staff" | "owner";

/** One route of the desk's API, as the service answers it and the client asks for it. */
export interface DeskRoute<
	Path extends string = string,
	Input extends z.ZodMiniType = z.ZodMiniType,
	Answer extends z.ZodMiniType = z.ZodMiniType,
> {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	/** After `deskApi`. A part such as `:lead` stands for an id. */
	readonly path: Path;
	readonly access: Access;
	/** The query of a GET, the JSON body of the others. */
	readonly input: Input;
	readonly answer: Answer;
}

export const nothing = z.strictObject({});

/** Types a route by its own texts and schemas. */
export function route<const Path extends string, Input extends z.ZodMiniType, Answer extends z.ZodMiniType>(
	definition: DeskRoute<Path, Input, Answer>,
): DeskRoute<Path, Input, Answer> {
	return definition;
}

type NameIn<Part extends string> = Part extends `:${infer Name}` ? Name : never;
type NamesIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
	? NameIn<First> | NamesIn<Rest>
	: NameIn<Path>;

/** The ids that a path has places for. */
export type RouteIds<Path extends string> = Readonly<Record<NamesIn<Path>, string>>;
export type RouteInput<Route extends DeskRoute> = z.output<Route["input"]>;
export type RouteAnswer<Route extends DeskRoute> = z.output<Route["answer"]>;

/** The address of a route, with its ids in their places. */
export function routeAddress<Path extends string>(
	{ path }: { readonly path: Path },
	ids: RouteIds<Path>,
): string {
	const values = new Map<string, string>(Object.entries(ids));
	return deskApi + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ""));
}
