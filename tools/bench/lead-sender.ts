import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** Sends contact forms, each unlike the others, over connections that stay open. */
export class LeadSender {
	// Given up when idle before the service gives them up, after five seconds.
	readonly #agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 3000 });
	readonly #url: URL;

	constructor(origin: string) {
		this.#url = new URL("/forms/contact", origin);
	}

	/** The body of one submission: what a visitor types into the contact form. */
	static body(): string {
		const values = {
			firstName: "Mere",
			lastName: "Tāmati",
			email: "mere@example.co.nz",
			company: "Tāmati and Sons",
			message: `We count stock by hand every Friday. What would it take to stop? ${randomUUID()} `.padEnd(
				400,
				".",
			),
		};
		return JSON.stringify({ values, page: "/contact" });
	}

	/** Resolves once the service has acknowledged the lead. */
	send(): Promise<void> {
		const body = LeadSender.body();
		const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
		return new Promise((resolve, reject) => {
			const sent = request(this.#url, { method: "POST", agent: this.#agent, headers }, (response) => {
				response.resume();
				response.once("end", () => {
					if (response.statusCode === 201) resolve();
					else reject(new Error(`The service answered ${response.statusCode} to a lead`));
				});
			});
			sent.once("error", reject);
			sent.end(body);
		});
	}

	end(): void {
		this.#agent.destroy();
	}
}
