import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { windowLength } from "#domain/protection/rate-limit-window.ts";
import { networkOf } from "#server/protection/address-network.ts";
import type { PostCounts } from "#server/protection/post-counts.ts";

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
export async function addressRate(
	app: FastifyInstance,
	counts: PostCounts,
	postsPerAddress: number,
): Promise<RateCheck> {
	await app.register(rateLimit, { global: false, store: storeOf(counts) });
	app.addHook("onClose", () => counts.close());
	const count = app.createRateLimit({ max: postsPerAddress, timeWindow: windowLength, keyGenerator });
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

/** The library makes its store itself, once for all and once a route. */
function storeOf(counts: PostCounts): new () => FastifyRateLimitStore {
	return class CountsStore implements FastifyRateLimitStore {
		incr(address: string, done: Parameters<FastifyRateLimitStore["incr"]>[1], _window: number, max: number) {
			const { posts, left } = counts.add(address, max);
			done(null, { current: posts, ttl: left });
		}

		child(): FastifyRateLimitStore {
			return this;
		}
	};
}
