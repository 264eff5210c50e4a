import { once } from "node:events";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { slowRequests } from "#server/http/http-server.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Settings } from "#server/settings.ts";

/** Counts, and answers the figures in the Prometheus format on a port of their own that the public does not reach. */
export async function startPrometheus({ port, host }: NonNullable<Settings["metrics"]>): Promise<{
	readonly metrics: Metrics;
	readonly address: string;
	close(): void;
}> {
	const registry = new Registry();
	const metrics = createMetrics(registry);
	const server = createServer(slowRequests, async (request, response) => {
		if (request.url !== "/metrics" || request.method !== "GET") response.writeHead(404).end();
		else response.setHeader("Content-Type", registry.contentType).end(await registry.metrics());
	});
	server.listen(port, host);
	await once(server, "listening");
	const { port: taken } = Object(server.address());
	return {
		metrics,
		address: `http://${host}:${taken}/metrics`,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function createMetrics(registry: Registry): Metrics {
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const requests = new Counter({
		name: "southlight_requests_total",
		help: "Requests answered, by route and status",
		labelNames: ["route", "status"],
		registers,
	});
	const durations = new Histogram({
		name: "southlight_request_seconds",
		help: "Seconds until the answer of a route, pages and files from memory left out",
		labelNames: ["route"],
		registers,
	});
	const leads = new Counter({
		name: "southlight_leads_total",
		help: "Submissions stored as leads, by form; a repeat is one that was stored before",
		labelNames: ["form", "repeat"],
		registers,
	});
	const refusals = new Counter({
		name: "southlight_refusals_total",
		help: "Requests refused and failures, by reason",
		labelNames: ["reason"],
		registers,
	});
	return {
		countFile: (status) => requests.inc({ route: "file", status }),
		countAnswer(route, status, seconds) {
			requests.inc({ route, status });
			durations.observe({ route }, seconds);
		},
		countLead: (form, isRepeat) => leads.inc({ form, repeat: String(isRepeat) }),
		countRefusal: (reason) => refusals.inc({ reason }),
	};
}
