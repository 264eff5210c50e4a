import { assessmentReportSchema } from "#content/schemas/pages/assessment-report.ts";
import { failureSchema } from "#content/schemas/pages/failure.ts";
import { receivedSchema } from "#content/schemas/pages/received.ts";
import { readContent } from "#site/catalogue/content.ts";

/** Words of the pages that the service renders. */
export const failure = readContent("content/pages/failure.yaml", failureSchema);
export const received = readContent("content/pages/received.yaml", receivedSchema);
export const assessmentReport = readContent("content/pages/assessment-report.yaml", assessmentReportSchema);
