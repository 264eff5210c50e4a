import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteBuild } from "#domain/service/site-build.ts";

/** What the site calls the stages of AI readiness, by their ids. */
export type StageNames = Readonly<Record<string, string>>;

/** The names as the last build of the site has them; none before the first one. */
export async function readStageNames(buildFolder: string): Promise<StageNames> {
	const description = await readFile(join(buildFolder, "site.json"), "utf8").catch(() => null);
	if (description === null) return {};
	const found = siteBuild.safeParse(JSON.parse(description));
	return found.success ? found.data.stageNames : {};
}

export function nameOfStage(stage: string, names: StageNames): string {
	return names[stage] ?? stage;
}
