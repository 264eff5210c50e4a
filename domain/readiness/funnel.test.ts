import { expect, test } from "vitest";
import { funnelSteps, isFunnelStep } from "#domain/readiness/funnel.ts";

test("the report is the last step that is counted, and nothing else is one", () => {
	expect(funnelSteps.at(-1)).toBe("report");
	expect(funnelSteps.every(isFunnelStep)).toBe(true);
	expect(["", "Report", "receipt"].filter(isFunnelStep)).toEqual([]);
});
