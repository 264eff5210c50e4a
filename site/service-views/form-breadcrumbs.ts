import { assessmentSchema } from "#content/schemas/pages/assessment.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { readContent } from "#site/catalogue/content.ts";
import { services } from "#site/catalogue/services.ts";
import { navigationLink, site } from "#site/catalogue/site.ts";
import { webinars, webinarsPage } from "#site/catalogue/webinars.ts";
import { whitePapers, whitePapersPage } from "#site/catalogue/white-papers.ts";

const assessment = readContent("content/pages/assessment.yaml", assessmentSchema);

export interface Breadcrumb {
	readonly label: string;
	readonly href: string;
}

/** The pages above a form and the one that it is on, nearest last: where a visitor without a script goes back to. */
export function formBreadcrumbs(form: FormId, values: FormValues = {}): Breadcrumb[] {
	const resources = navigationLink("/resources");
	switch (form) {
		case "contact":
			return [{ label: site.frame.contact, href: "/contact" }];
		case "about":
			return [navigationLink("/company")];
		case "assessment":
			return [{ label: assessment.hero.heading, href: "/assessment" }];
		case "enquiry": {
			const service = services.find(({ slug }) => slug === values["service"]);
			return [navigationLink("/solutions"), ...linkTo(service?.path, service?.name)];
		}
		case "paper": {
			const paper = whitePapers.find(({ slug }) => slug === values["paper"]);
			const papers = { label: whitePapersPage.meta.title, href: "/resources/white-papers" };
			return [resources, papers, ...linkTo(paper?.path, paper?.title)];
		}
		case "webinar": {
			const webinar = webinars.find(({ slug }) => slug === values["webinar"]);
			const list = { label: webinarsPage.meta.title, href: "/resources/webinars" };
			return [resources, list, ...linkTo(webinar?.path, webinar?.title)];
		}
	}
}

function linkTo(href: string | undefined, label: string | undefined): Breadcrumb[] {
	return href === undefined || label === undefined ? [] : [{ label, href }];
}
