/**
 * What the site opened with and keeps, in the order in which it is shown. The company adds entries of its own next to
 * them, so that no test counts.
 */
export const guides = {
	retail: "Retail-AI-Solutions-Guide.txt",
	healthcare: "Healthcare-AI-Solutions-Guide.txt",
	finance: "Finance-AI-Solutions-Guide.txt",
	manufacturing: "Manufacturing-AI-Solutions-Guide.txt",
	"professional-services": "Professional-Services-AI-Guide.txt",
	hospitality: "Hospitality-AI-Solutions-Guide.txt",
	"real-estate": "Real-Estate-AI-Solutions-Guide.txt",
	education: "Education-AI-Solutions-Guide.txt",
} as const;

export const industries = Object.keys(guides).map((slug) => `/industries/${slug}`);

/** Each with the category that it has on the overview. */
export const solutionCategories = {
	"/services/ai-solutions": "Core AI",
	"/services/ai-automation": "Automation",
	"/services/ai-customer-service": "Customer Experience",
	"/services/ai-analytics": "Analytics",
	"/services/ai-marketing": "Marketing",
	"/services/ai-consulting": "Consulting",
} as const;

export const solutions = Object.keys(solutionCategories);

export const services = [
	...solutions,
	"/services/ai-powered-analytics",
	"/services/intelligent-process-automation",
	"/services/ai-customer-support-solutions",
	"/services/custom-ai-development",
	"/services/ai-implementation-training",
];

export const products = [
	"ai-customer-service",
	"business-intelligence",
	"marketing-automation",
	"process-automation",
	"sales-intelligence",
	"financial-ai",
	"hr-recruitment",
	"quality-control",
	"supply-chain-ai",
];

export const articles = [
	"choosing-the-first-use-case",
	"getting-six-spreadsheets-ready",
	"six-week-pilot-that-can-fail-safely",
	"telling-people-what-the-machine-does",
	"what-a-chatbot-should-hand-to-a-person",
	"work-out-the-return-before-you-buy",
].map((slug) => `/resources/blog/${slug}`);

export const caseStudies = [
	"retail-stock-forecasting",
	"manufacturing-visual-inspection",
	"healthcare-appointment-access",
].map((slug) => `/resources/case-studies/${slug}`);

export const whitePapers = [
	"ai-policy-for-a-small-company",
	"buying-ai-from-a-supplier",
	"condition-monitoring-for-small-plants",
	"connecting-ai-to-existing-systems",
	"forecasting-demand-with-short-history",
	"measuring-ai-customer-service",
].map((slug) => `/resources/white-papers/${slug}`);

export const webinars = [
	"automating-supplier-invoices",
	"one-service-desk-several-languages",
	"privacy-act-working-session",
	"searching-your-own-documents",
	"teaching-a-team-to-work-with-ai",
	"what-a-churn-score-can-tell-you",
].map((slug) => `/resources/webinars/${slug}`);

/** Those of a list that the site opened with, in the list's own order. */
export function among(found: readonly string[], opening: readonly string[]): string[] {
	return found.filter((each) => opening.includes(each));
}
