import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { sqliteCode, sqliteCodeOf } from "#server/database/sqlite/sqlite-errors.ts";

/** Milliseconds for which another program's lock is waited for. */
const maxWait = 2000;

const preventions: readonly (number | null)[] = [sqliteCode.busy, sqliteCode.full, sqliteCode.ioError];

/** A thread of its own for `vacuum`, which gets the path of the file and sends back whether no byte is left. */
const file = String(workerData);
const address = pathToFileURL(file);
// It makes no file where there is none.
address.searchParams.set("mode", "rw");
const connection = new DatabaseSync(address, { timeout: maxWait });
// The other leads are copied to a temporary file, and must not come into a folder that many programs use.
connection.prepare(`pragma temp_store_directory = ${quoted(dirname(file))}`).all();
connection.exec("pragma temp_store = file; pragma secure_delete = on");
const hasLeftNoBytes = writeAgain() && (await emptyLog());
connection.close();
parentPort?.postMessage(hasLeftNoBytes);

function writeAgain(): boolean {
	return unlessPrevented(() => {
		connection.exec("vacuum");
		return true;
	});
}

async function emptyLog(): Promise<boolean> {
	connection.exec("pragma busy_timeout = 0");
	const checkpoint = connection.prepare("pragma wal_checkpoint(truncate)");
	for (let attempt = 0; attempt < 20; attempt++) {
		if (unlessPrevented(() => checkpoint.get()?.["busy"] === 0)) return true;
		await pause(100);
	}
	return false;
}

/** False while another program holds the file, or its disk has no room for a second copy. */
function unlessPrevented(work: () => boolean): boolean {
	try {
		return work();
	} catch (error) {
		if (preventions.includes(sqliteCodeOf(error))) return false;
		throw error;
	}
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}
