import { resourceLinksSchema } from "#content/schemas/resource-links.ts";
import { readContent } from "#site/catalogue/content.ts";

/** Outside reading below the lists. */
export const resourceLinks = readContent("content/resource-links.yaml", resourceLinksSchema);
