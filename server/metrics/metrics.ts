import type { FastifyInstance } from "fastify";
import type { FormId } from "#domain/forms/forms.ts";
import type { FailureCode } from "#domain/service/failures.ts";

/** What the service counts. No figure names a visitor, an address or what was typed. */
export interface Metrics {
	/** A page or file that was answered from memory. */
	countFile(status: number): void;
	/** @param route as the service names it, such as "POST /forms/:form", never the address that was asked for */
	countAnswer(route: string, status: number, seconds: number): void;
	countLead(form: FormId, isRepeat: boolean): void;
	countRefusal(reason: FailureCode | "problems"): void;
}

/** Counts nothing: where no one reads the figures, a page costs none of their time. */
export const noMetrics: Metrics = {
	countFile() {},
	countAnswer() {},
	countLead() {},
	countRefusal() {},
};

/** Counts every answer of a route by the route's own name. What no route has answered shares one name. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
	app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
		const route = routeOptions.url === undefined ? "none" : `${method} ${routeOptions.url}`;
		metrics.countAnswer(route, reply.statusCode, reply.elapsedTime / 1000);
	});
}
