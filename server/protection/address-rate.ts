import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "#server/protection/address-network.ts";

const tenMinutes = 10 * 60 * 1000;
/** The share of the limit from which an address counts as busy: its leads are suspected. */
const busyShare = 0.2;

const keyGenerator = ({ visitor }: FastifyRequest) => networkOf(visitor.address);

interface Rate {
	readonly isRefused: boolean;
	readonly isBusy: boolean;
	/** Seconds until the next post is taken. */
	readonly retryAfter: number;
}

export type RateCheck = (request: FastifyRequest) => Promise<Rate>;

/**
 * Counts the posts of an address: an IPv4 address, or the /64 of an IPv6 one, which is what one household has. An
 * office shares one address, so the limit is generous.
 */
export async function addressRate(app: FastifyInstance, postsPerAddress: number): Promise<RateCheck> {
	await app.register(rateLimit, { global: false, cache: 20_000 });
	const count = app.createRateLimit({ max: postsPerAddress, timeWindow: tenMinutes, keyGenerator });
	return async (request) => {
		const found = await count(request);
		if (found.isAllowed) return { isRefused: false, isBusy: false, retryAfter: 0 };
		return {
			isRefused: found.isExceeded,
			isBusy: postsPerAddress - found.remaining > postsPerAddress * busyShare,
			retryAfter: Math.max(1, found.ttlInSeconds),
		};
	};
}
