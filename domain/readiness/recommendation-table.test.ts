import { describe, expect, it } from "vitest";
import { interests } from "./options.ts";
import { recommendationTable } from "./recommendation-table.ts";

describe("the table", () => {
	it("is the published one", () => {
		const lines = interests.map((id) => {
			const { challenges, industries, gates, service, product } = recommendationTable[id];
			const needs = gates.map(({ dimension, needed }) => `${dimension} ${needed}`).join(", ");
			return [id, challenges.join(" "), industries.join(" "), needs, service, product].join(" | ");
		});
		expect(lines).toEqual([
			"chatbots | response-times | retail hospitality education realestate healthcare | data 25, governance 25 | ai-customer-service | ai-customer-service",
			"business-analytics | analysing-data | finance professional realestate education | data 50 | ai-analytics | business-intelligence",
			"process-automation | manual-processes operational-costs staff-productivity | professional finance healthcare education | technology 25 | ai-automation | process-automation",
			"performance-optimisation | operational-costs staff-productivity | hospitality manufacturing | data 25 | ai-powered-analytics | financial-ai",
			"inventory-management | inventory | retail manufacturing | data 50, technology 25 | custom-ai-development | supply-chain-ai",
			"marketing-automation | marketing-effectiveness | retail hospitality realestate | data 25, governance 25 | ai-marketing | marketing-automation",
			"quality-control-systems | quality-control | manufacturing healthcare | data 50, technology 50 | custom-ai-development | quality-control",
			"predictive-maintenance |  | manufacturing | data 50, technology 50 | custom-ai-development | quality-control",
		]);
	});
});
