import * as z from "zod/mini";
import { nothing, route } from "#domain/desk/route.ts";

/** Where the desk's mails and their answers go, by the settings of the service. */
const status = z.object({
	/** The address that replies are sent from; null while no mail server is set up, so that the desk sends none. */
	sendsFrom: z.nullable(z.string()),
	/** Whether answers come back to the desk by themselves. If not, they arrive in the mailbox of `sendsFrom`. */
	readsAnswers: z.boolean(),
});

export const statusRoutes = {
	read: route({ method: "GET", path: "/status", access: "staff", input: nothing, answer: status }),
} as const;
