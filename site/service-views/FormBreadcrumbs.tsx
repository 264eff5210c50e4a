import type { Link } from "#content/schemas/fields.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { assessmentPageIn } from "#site/catalogue/assessment.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { resourceTrail } from "#site/catalogue/resource-trail.ts";
import { servicesIn } from "#site/catalogue/services.ts";
import { frameIn, navigationLink } from "#site/catalogue/site.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";
import { Breadcrumbs } from "#site/ui/Breadcrumbs.tsx";

interface FormBreadcrumbsProps {
	readonly form: FormId;
	/** They say what the form is about. */
	readonly values?: FormValues;
}

/** The way back, as on other pages. The page itself has no address to name. */
export function FormBreadcrumbs({ form, values }: FormBreadcrumbsProps) {
	const frame = frameIn(pageLocale);
	const links = [{ label: frame.home, href: "/" }, ...formBreadcrumbs(form, values)];
	return <Breadcrumbs label={frame.breadcrumbs} links={links} />;
}

/** The pages above a form and the one that it is on, nearest last: where a visitor without a script goes back to. */
export function formBreadcrumbs(form: FormId, values: FormValues = {}): Link[] {
	switch (form) {
		case "contact":
			return [{ label: frameIn(pageLocale).contact, href: "/contact" }];
		case "about":
			return [navigationLink("/company", pageLocale)];
		case "assessment": {
			const { hero } = assessmentPageIn(pageLocale);
			return [{ label: hero.heading, href: "/assessment" }];
		}
		case "enquiry": {
			const service = servicesIn(pageLocale).find(({ slug }) => slug === values["service"]);
			return [navigationLink("/solutions", pageLocale), ...linkTo(service?.path, service?.name)];
		}
		case "paper": {
			const paper = whitePapersIn(pageLocale).find(({ slug }) => slug === values["paper"]);
			const trail = resourceTrail("/resources/white-papers", pageLocale);
			return [...trail, ...linkTo(paper?.path, paper?.title)];
		}
		case "webinar": {
			const webinar = webinarsIn(pageLocale).find(({ slug }) => slug === values["webinar"]);
			const trail = resourceTrail("/resources/webinars", pageLocale);
			return [...trail, ...linkTo(webinar?.path, webinar?.title)];
		}
	}
}

function linkTo(href: string | undefined, label: string | undefined): Link[] {
	return href === undefined || label === undefined ? [] : [{ label, href }];
}
