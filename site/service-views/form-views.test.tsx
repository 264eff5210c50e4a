import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { day } from "#domain/durations.ts";
import { type MessageFormId, messageForms } from "#domain/forms/message-forms.ts";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { servicesIn } from "#site/catalogue/services.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { formBreadcrumbs } from "#site/service-views/FormBreadcrumbs.tsx";
import { FormView } from "#site/service-views/FormView.tsx";
import { ReceiptView } from "#site/service-views/ReceiptView.tsx";
import { formCopy, pageCopy } from "#tests/support/copy.ts";

const problems = [{ field: "email", code: "not-an-email" as const }];
const sent = {
	reference: "SL-7K4M-2Q9X",
	receivedAt: new Date("2026-03-09T18:30:00Z"),
	dueAt: new Date("2026-03-10T18:30:00Z"),
};
const { receivedAt } = sent;
const messageFormIds = Object.keys(messageForms) as MessageFormId[];

/** What is sent about a live session, so many days after its end. */
function aboutSession(days: number) {
	const webinar = webinarsIn("en").find(({ format }) => format === "live");
	if (webinar === undefined) throw new Error("There is no live session");
	return {
		values: { webinar: webinar.slug },
		receivedAt: new Date(webinarEnd(webinar).getTime() + days * day),
	};
}

describe("who sends a form without JavaScript", () => {
	test.each(messageFormIds)("%s: reads once that it has not been sent, and where to look", (form) => {
		const page = renderToStaticMarkup(<FormView {...{ form, problems, receivedAt }} values={{}} />);
		expect(page.split(formCopy.notSent)).toHaveLength(2);
		expect(page).toContain(formCopy.toCorrect(1));
		expect(page).toContain(`href="#${form}-email"`);
	});

	test("reads why a form without a fault could not be taken, and of no fields", () => {
		const page = renderToStaticMarkup(
			<FormView
				form="contact"
				{...{ receivedAt }}
				values={{}}
				problems={[]}
				notice="Try again in a minute."
			/>,
		);
		expect(page).toMatch(/role="alert"><p>Try again in a minute\.<\/p><\/div>/);
	});

	test("finds the way back to the page that the form is on", () => {
		const [service] = servicesIn("en");
		if (service === undefined) throw new Error("There is no service");
		const addresses = (...of: Parameters<typeof formBreadcrumbs>) =>
			formBreadcrumbs(...of).map(({ href }) => href);
		expect(addresses("contact")).toEqual(["/contact"]);
		expect(addresses("about")).toEqual(["/company"]);
		expect(addresses("assessment")).toEqual(["/assessment"]);
		expect(addresses("enquiry", { service: service.slug })).toEqual(["/solutions", service.path]);
		expect(addresses("enquiry", { service: "no-such-service" })).toEqual(["/solutions"]);
		expect(addresses("paper").at(-1)).toBe("/resources/white-papers");
		expect(addresses("webinar").at(-1)).toBe("/resources/webinars");
	});

	test("reads in the receipt what happens now, in the words of the form that was sent", () => {
		const view = { ...sent, values: {}, hasMail: false };
		const page = renderToStaticMarkup(<ReceiptView form="paper" {...view} />);
		expect(page).toContain("<strong>SL-7K4M-2Q9X</strong>");
		expect(page).toContain(formCopy.whatHappensNow("paper"));
		expect(page).not.toContain(formCopy.byMail("paper"));
		const withMail = renderToStaticMarkup(<ReceiptView form="paper" {...view} hasMail />);
		expect(withMail).toContain(formCopy.byMail("paper"));
	});

	test.each([
		["to register for a session to come", -1, formCopy.submit("webinar"), formCopy.privacy("registration")],
		["to ask for a recording, after the session", 1, pageCopy.requestRecording, formCopy.privacy("shared")],
	] as const)("is asked again %s, and told what becomes of that", (_, days, submit, notice) => {
		const { values, receivedAt } = aboutSession(days);
		const page = renderToStaticMarkup(<FormView form="webinar" {...{ values, receivedAt, problems }} />);
		expect(page).toMatch(new RegExp(`<button[^>]*>${submit}</button>`));
		for (const each of ["registration", "shared"] as const)
			expect(page.includes(formCopy.privacy(each))).toBe(formCopy.privacy(each) === notice);
	});

	test.each([
		["a place in a session to come", -1, "register", "request"],
		["to be told of a recording, after the session", 1, "request", "register"],
	] as const)("reads that they asked for %s, and of nothing else", (_, days, asked, other) => {
		const page = renderToStaticMarkup(
			<ReceiptView form="webinar" {...sent} {...aboutSession(days)} hasMail={false} />,
		);
		expect(page).toContain(pageCopy.afterSessionForm(asked).replaceAll("'", "&#x27;"));
		expect(page).not.toContain(pageCopy.afterSessionForm(other));
	});
});
