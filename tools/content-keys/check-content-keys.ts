import { relative } from "node:path";
import { typedSources } from "#tools/content-keys/typed-sources.ts";
import { unreadKeys } from "#tools/content-keys/unread-keys.ts";

const root = process.cwd();

/** Fails when the content has keys that nothing reads. */
const unread = unreadKeys(typedSources(root), root);
for (const { file, line, name } of unread)
	console.error(`${relative(root, file)}:${line} nothing reads ${name}`);
if (unread.length > 0) process.exitCode = 1;
