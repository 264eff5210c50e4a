import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { livePath } from "#domain/desk/live.ts";
import { deskApi } from "#domain/desk/route.ts";
import { submissionReceipt } from "#domain/leads/contract.ts";
import type { DeskVisitor } from "#tests/support/desk-visitor.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { sendBytes } from "#tests/support/raw-request.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { description } from "#tests/support/site-description.ts";

export const stalledClients = 20;
/** Milliseconds: longer than the service waits for a client that reads nothing. */
const stall = 25_000;
const { pages } = description;

/** Of each message, because one address gets five answers a day. */
export const addressOf = (message: string) => `${message.replace(" ", ".")}@example.co.nz`;
const valuesOf = (message: string) => ({ ...messageSaying(message), email: addressOf(message) });

/** What one visitor does, and the milliseconds until the next one does it. */
type Habit = readonly [number, () => Promise<unknown>];

/** Visitors of the site and the desk, good and bad, and what they know of their messages. */
export class Visitors {
	/** References by the messages that were acknowledged. */
	readonly acknowledged = new Map<string, string>();
	/** Messages whose visitor was gone before the answer. */
	readonly unanswered = new Set<string>();
	readonly #service: RunningService;
	readonly #desk: DeskVisitor;
	#count = 0;

	constructor(service: RunningService, desk: DeskVisitor) {
		this.#service = service;
		this.#desk = desk;
	}

	/** All that they do, again and again, until it is over. */
	async comeAndGo(isOver: () => boolean): Promise<void> {
		const again = async ([milliseconds, visit]: Habit) => {
			while (!isOver()) {
				await visit();
				await pause(milliseconds);
			}
		};
		await Promise.all(this.#habits.map(again));
	}

	readonly #habits: readonly Habit[] = [
		[20, () => this.#read()],
		[100, () => this.#readAndGo()],
		[1000, () => this.#post(this.#newMessage())],
		[2000, () => this.#sendTwice()],
		[500, () => this.#sendFaulty()],
		[2000, () => this.#sendAndGo()],
		[500, () => this.#lookAtDesk()],
		[1000, () => this.#watchDesk()],
		...Array.from({ length: stalledClients }, () => [1000, () => this.#stall()] as const),
	];

	async #read(): Promise<void> {
		const answer = await fetch(this.#service.origin + pages[this.#count++ % pages.length]);
		expect([answer.status, (await answer.bytes()).length > 0]).toEqual([200, true]);
	}

	async #readAndGo(): Promise<void> {
		const answer = await sendBytes(this.#service, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
		expect(answer).toMatch(/^HTTP\/1.1 200 /);
	}

	async #sendTwice(): Promise<void> {
		const message = this.#newMessage();
		const references = await Promise.all([this.#post(message), this.#post(message)]);
		expect(references[0]).toBe(references[1]);
	}

	async #sendFaulty(): Promise<void> {
		const faulty = { ...valuesOf(this.#newMessage()), email: "mere" };
		const answer = await postJson(this.#service, "/forms/contact", { values: faulty });
		expect([answer.status, (await answer.text()).length > 0]).toEqual([422, true]);
	}

	/** Sends a whole form on one line, half of one on another, and waits for no answer. */
	async #sendAndGo(): Promise<void> {
		const message = this.#newMessage();
		this.unanswered.add(message);
		for (const [said, share] of [
			[message, 1],
			[this.#newMessage(), 0.5],
		] as const) {
			const body = JSON.stringify({ values: valuesOf(said) });
			const head = `POST /forms/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
			const socket = this.#connect();
			await once(socket, "connect");
			await new Promise((sent) => socket.write(head + body.slice(0, body.length * share), sent));
			socket.resetAndDestroy();
		}
	}

	async #lookAtDesk(): Promise<void> {
		const { leads } = await this.#desk.get(inboxRoutes.list, { view: "open" });
		const { open } = await this.#desk.get(inboxRoutes.counts);
		expect(open).toBeGreaterThanOrEqual(leads.length);
	}

	/** Opens the stream of what happens, hears its first words, and goes. */
	async #watchDesk(): Promise<void> {
		const leaving = new AbortController();
		const headers = { Cookie: this.#desk.cookieHeader };
		const answer = await fetch(this.#service.origin + deskApi + livePath, {
			headers,
			signal: leaving.signal,
		});
		expect(answer.status).toBe(200);
		await answer.body?.getReader().read();
		leaving.abort();
	}

	/** Asks for pages and reads nothing, or begins a form and says no more, until the service ends it. */
	async #stall(): Promise<void> {
		const isForm = this.#count++ % 2 === 0;
		const socket = this.#connect();
		const closed = once(socket, "close");
		socket.write(
			isForm ? "POST /forms/contact HTTP/1.1\r\n" : "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20),
		);
		// Who reads nothing never hears that the other side has gone.
		await Promise.race([closed, pause(stall)]);
		socket.destroy();
	}

	#connect(): Socket {
		return connect(this.#service.port, "127.0.0.1").on("error", () => undefined);
	}

	#newMessage(): string {
		return `message ${this.#count++}`;
	}

	async #post(message: string): Promise<string> {
		const answer = await postJson(this.#service, "/forms/contact", { values: valuesOf(message) });
		const { reference } = submissionReceipt.parse(await answer.json());
		this.acknowledged.set(message, reference);
		return reference;
	}
}
