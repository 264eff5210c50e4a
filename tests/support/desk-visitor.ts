import * as z from "zod/mini";
import { deskFailure } from "#domain/desk/failures.ts";
import type { DeskRoute, RouteAnswer, RouteIds } from "#domain/desk/route.ts";
import { routeAddress } from "#domain/desk/route.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { type CommandResult, runCommand } from "./command.ts";
import { programFile } from "./programs.ts";
import { databaseSettings, type RunningService } from "./running-service.ts";
import { buildFolder } from "./site-description.ts";

export interface DeskAnswer<Answer> {
	readonly status: number;
	readonly headers: Headers;
	/** What the contract promises, or the failure. */
	readonly body: Answer;
}

/** A browser at the desk: it holds the cookies that it is given, and sends what a page of the desk sends. */
export class DeskVisitor {
	readonly #service: Pick<RunningService, "origin">;
	readonly cookies = new Map<string, string>();
	/** What it says of the page that a request comes from. */
	headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" };

	constructor(service: Pick<RunningService, "origin">) {
		this.#service = service;
	}

	/** Asks a route, whatever it answers. */
	async ask<Path extends string>(
		route: DeskRoute<Path>,
		input: object = {},
		...[ids]: keyof RouteIds<Path> extends never ? [] : [RouteIds<Path>]
	): Promise<DeskAnswer<unknown>> {
		// Without places in its path, a route has no ids.
		const address = routeAddress(route, (ids ?? {}) as RouteIds<Path>);
		const isRead = route.method === "GET";
		const query = isRead ? `?${new URLSearchParams(Object.entries(input))}` : "";
		const answer = await fetch(this.#service.origin + address + query, {
			method: route.method,
			headers: { ...this.headers, Cookie: this.cookieHeader, "Content-Type": "application/json" },
			...(isRead ? {} : { body: JSON.stringify(input) }),
		});
		for (const cookie of answer.headers.getSetCookie()) this.#take(cookie);
		return { status: answer.status, headers: answer.headers, body: await answer.json() };
	}

	/** Asks a route that must answer as the contract says. */
	async get<Path extends string, Route extends DeskRoute<Path>>(
		route: Route & DeskRoute<Path>,
		input: object = {},
		...ids: keyof RouteIds<Path> extends never ? [] : [RouteIds<Path>]
	): Promise<RouteAnswer<Route>> {
		const { status, body } = await this.ask(route, input, ...ids);
		if (status !== 200)
			throw new Error(`${route.method} ${route.path}: ${status} ${z.parse(deskFailure, body).code}`);
		// The schema is the route's own, so what it returns is the route's answer.
		return z.parse(route.answer, body) as RouteAnswer<Route>;
	}

	/** What it sends of its cookies. */
	get cookieHeader(): string {
		return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	#take(cookie: string): void {
		const [pair = ""] = cookie.split(";");
		const [name = "", value = ""] = pair.split("=");
		if (value === "") this.cookies.delete(name);
		else this.cookies.set(name, value);
	}
}

/** Runs `npm run desk` on a service's database. */
export function deskCommand(
	{ databaseUrl }: Pick<RunningService, "databaseUrl">,
	...options: readonly string[]
): Promise<CommandResult> {
	const settings = { ...databaseSettings(databaseUrl), BUILD_FOLDER: buildFolder };
	return runCommand(programFile("desk"), options, settings);
}

/** The code in what the command has printed. */
export function printedCode(output: string): string {
	const [code] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(output) ?? [];
	if (code === undefined) throw new Error(`No code was printed: ${output}`);
	return code;
}

/** Invites a person by the command, and signs a browser in with the printed code. */
export async function signInAtDesk(
	visitor: DeskVisitor,
	service: RunningService,
	name: string,
	...options: readonly string[]
): Promise<void> {
	const email = `${name.toLowerCase()}@southlight.example`;
	const { output } = await deskCommand(service, "invite", name, email, ...options);
	await visitor.get(signInRoutes.useCode, { email, code: printedCode(output) });
}

/** The browser of a person who has been invited and has signed in. */
export async function personAtDesk(
	service: RunningService,
	name: string,
	...options: readonly string[]
): Promise<DeskVisitor> {
	const visitor = new DeskVisitor(service);
	await signInAtDesk(visitor, service, name, ...options);
	return visitor;
}
