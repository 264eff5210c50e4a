import * as z from "zod";
import { parseNetwork } from "#server/protection/parse-network.ts";

/** The settings of webhooks, by their names in the environment. */
export const webhookEnvironment = {
	WEBHOOK_PRIVATE_NETWORKS: z
		.string()
		.default("")
		.transform((list) => list.split(/[\s,]+/).filter((each) => each !== ""))
		.refine(
			(list) => list.every((each) => parseNetwork(each) !== null),
			"must list addresses or networks, such as 10.0.0.0/8 or 127.0.0.1",
		)
		.transform((list) => list.map(parseNetwork).filter((network) => network !== null)),
};
