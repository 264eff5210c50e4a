import { parentPort, workerData } from "node:worker_threads";
import { parseMail } from "#server/mailbox/parse-mail.ts";

/** A thread of its own for `parseMail`, which gets a mail as it was fetched and sends back what it says. */
parentPort?.postMessage(await parseMail(workerData));
