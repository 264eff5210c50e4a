import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copy } from "#desk/app/copy.ts";
import VisitorReport from "#desk/views/lead/timeline/VisitorReport.tsx";
import { currentModelVersion } from "#domain/readiness/report.ts";

const { heading, otherVersion } = copy.lead.report;
const values = { industry: "retail", experience: "some", challenges: ["inventory"], interests: [] };
const reportOf = (takenOn: string) =>
	renderToStaticMarkup(
		<VisitorReport values={values} assessment={{ takenOn, modelVersion: currentModelVersion }} />,
	);

test("the report of an assessment is shown with the lead", () => {
	expect(reportOf("2026-03-04")).toContain(heading);
});

test("an assessment of a day that there is not says that it has no report here, and the lead is shown on", () => {
	expect(reportOf("2026-02-30")).toBe(renderToStaticMarkup(<p className="quiet">{otherVersion}</p>));
});
