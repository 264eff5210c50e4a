import type { Link } from "#content/schemas/fields.ts";
import type { Section } from "#content/schemas/section.ts";
import type { Service } from "#content/schemas/service.ts";
import { type Locale, languageTag } from "#domain/locale/locale.ts";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { addressOf, cardOf } from "#site/catalogue/addresses.ts";
import type { articlesIn } from "#site/catalogue/articles.ts";
import { frameIn, siteIn } from "#site/catalogue/site.ts";
import type { Webinar } from "#site/catalogue/webinars.ts";

const context = "https://schema.org";
const home = addressOf("/");

function company(locale: Locale) {
	return { "@type": "Organization", "@id": `${home}#organization`, name: siteIn(locale).name, url: home };
}

/** The company and its site, for the home page. No address or phone is known, so none is given. */
export function homeData(locale: Locale): object[] {
	const site = siteIn(locale);
	const owner = company(locale);
	// A network's front page is no one's profile.
	const profiles = site.socials.flatMap(({ url }) => (url && new URL(url).pathname !== "/" ? [url] : []));
	const organisation = {
		"@context": context,
		...owner,
		logo: addressOf("/icons/icon-512.png"),
		description: site.blurb,
		slogan: site.tagline,
		email: site.email,
		areaServed: site.offices.map(({ name }) => ({ "@type": "Country", name })),
		...(profiles.length > 0 && { sameAs: profiles }),
	};
	const website = {
		"@context": context,
		"@type": "WebSite",
		"@id": `${home}#website`,
		name: site.name,
		url: home,
	};
	return [organisation, { ...website, inLanguage: languageTag(locale), publisher: { "@id": owner["@id"] } }];
}

/** Where a page stands, from the home page to the page itself. */
export function breadcrumbsData(breadcrumbs: readonly Link[], locale: Locale): object {
	const steps = [{ label: frameIn(locale).home, href: "/" }, ...breadcrumbs];
	return {
		"@context": context,
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ label, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: addressOf(href),
		})),
	};
}

export function articleData(article: ReturnType<typeof articlesIn>[number], locale: Locale): object {
	const { path, title, description, author, date, categoryLabel } = article;
	return {
		"@context": context,
		"@type": "Article",
		headline: title,
		description,
		image: cardOf(path).url,
		datePublished: date,
		author: authorData(author, locale),
		publisher: { ...company(locale), logo: addressOf("/icons/icon-512.png") },
		articleSection: categoryLabel,
		inLanguage: languageTag(locale),
		mainEntityOfPage: addressOf(path),
	};
}

/** A practice is named after the company; who signs with another name is a person. */
function authorData(name: string, locale: Locale): object {
	const isOurs = name.startsWith(siteIn(locale).name);
	return isOurs ? { "@type": "Organization", name, url: home } : { "@type": "Person", name };
}

/** A session to come; one that has been is no event any more. */
export function eventData(webinar: Webinar, locale: Locale): object {
	const { path, title, description, startsAt } = webinar;
	return {
		"@context": context,
		"@type": "Event",
		name: title,
		description,
		image: cardOf(path).url,
		startDate: startsAt,
		endDate: webinarEnd(webinar).toISOString(),
		eventStatus: `${context}/EventScheduled`,
		eventAttendanceMode: `${context}/OnlineEventAttendanceMode`,
		location: { "@type": "VirtualLocation", url: addressOf(path) },
		organizer: company(locale),
		inLanguage: languageTag(locale),
		url: addressOf(path),
	};
}

export function serviceData(
	{ name, path, meta }: Service & { readonly path: string },
	locale: Locale,
): object {
	return {
		"@context": context,
		"@type": "Service",
		name,
		serviceType: name,
		description: meta.description,
		url: addressOf(path),
		provider: company(locale),
		areaServed: siteIn(locale).offices.map((office) => ({ "@type": "Country", name: office.name })),
	};
}

/** The questions that a page answers, if it has any. */
export function questionsData(sections: readonly Section[]): object[] {
	const items = sections.flatMap((section) => (section.kind === "questions" ? section.items : []));
	if (items.length === 0) return [];
	const mainEntity = items.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return [{ "@context": context, "@type": "FAQPage", mainEntity }];
}
