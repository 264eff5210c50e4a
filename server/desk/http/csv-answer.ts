import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** The answer of an export, piece by piece, so that memory does not grow with the table. */
export function csvAnswer(reply: FastifyReply, csv: AsyncIterable<string>): Readable {
	reply.type("application/json; charset=utf-8");
	return Readable.from(asJson(csv));
}

async function* asJson(csv: AsyncIterable<string>): AsyncGenerator<string> {
	yield '{"csv":"';
	for await (const piece of csv) yield JSON.stringify(piece).slice(1, -1);
	yield '"}';
}
