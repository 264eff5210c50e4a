import { join } from "node:path";
import { makeCertificate } from "#tools/bench/certificate.ts";
import { type DelayedLine, openDelayedLine } from "#tools/bench/delayed-line.ts";
import { writeFloorSite } from "#tools/bench/floor-page.ts";
import { peers, writePeerSite } from "#tools/bench/peers.ts";
import { startServiceProcess } from "#tools/service/service-process.ts";

/** A page that is measured, and where it is served: at once, and through the delayed line. */
export interface MeasuredSite {
	readonly name: string;
	readonly origin: string;
	readonly delayedOrigin: string;
}

export interface MeasuredSites {
	readonly own: MeasuredSite;
	readonly floor: MeasuredSite;
	/** Empty without `--peers`. */
	readonly peers: readonly MeasuredSite[];
}

/** Calls with our site, the floor page and peers, each served by our service over TLS and HTTP/2. */
export async function withMeasuredSites<Result>(
	folder: string,
	peerSources: string | undefined,
	work: (sites: MeasuredSites) => Promise<Result>,
): Promise<Result> {
	await using stack = new AsyncDisposableStack();
	const certificate = await makeCertificate(folder);
	const serve = async (name: string, settings: Record<string, string>): Promise<MeasuredSite> => {
		const service = stack.adopt(
			await startServiceProcess({ ...certificate, ...settings, DATABASE_FILE: join(folder, `${name}.db`) }),
			async ({ end }) => void (await end()),
		);
		const line: DelayedLine = stack.adopt(
			await openDelayedLine(Number(new URL(service.origin).port)),
			({ close }) => close(),
		);
		return { name, origin: service.origin, delayedOrigin: `https://127.0.0.1:${line.port}` };
	};
	const own = await serve("Southlight", {});
	const floor = await serve("floor", writeFloorSite(join(folder, "floor")));
	const beside: MeasuredSite[] = [];
	for (const peer of peerSources === undefined ? [] : peers) {
		const settings = await writePeerSite(peer, peerSources ?? "", join(folder, peer.folder));
		beside.push(await serve(peer.name, settings));
	}
	return await work({ own, floor, peers: beside });
}
