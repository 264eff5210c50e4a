import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { DeskRoute } from "#domain/desk/route.ts";

const folder = resolve(import.meta.dirname, "../../domain/desk");
const files = globSync("*.ts", { cwd: folder, exclude: ["*.test.ts"] });
const modules: Record<string, unknown>[] = await Promise.all(
	files.map((file) => import(resolve(folder, file))),
);

/** Every route of the desk's API: those of each group that a file of `domain/desk/` exports as `…Routes`. */
export const everyDeskRoute = modules
	.flatMap((module) => Object.entries(module))
	.filter(([name]) => name.endsWith("Routes"))
	// The compiler sees that such a group holds routes where the service and the client use it.
	.flatMap(([, routes]) => Object.values(routes as Readonly<Record<string, DeskRoute>>));
