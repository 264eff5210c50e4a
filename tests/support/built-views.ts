import { loadSiteBuild } from "#server/site-build/site-build.ts";
import { buildFolder } from "./site-description.ts";

/** The service's own pages as the build compiled them, to work out what the service has to send. */
export const { views: builtViews } = await loadSiteBuild(buildFolder);
