import { parentPort } from "node:worker_threads";
import { parseMail } from "#server/mailbox/parse-mail.ts";

/** A thread of its own for `parseMail`: says that it has begun, gets a mail as it was fetched, and sends back what it says. */
parentPort?.once("message", async (mail) => parentPort?.postMessage(await parseMail(mail)));
parentPort?.postMessage("begun");
