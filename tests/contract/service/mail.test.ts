import type { Email } from "postal-mime";
import { describe, expect, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { beforeSessions } from "#tests/support/before-sessions.ts";
import { formCopy } from "#tests/support/copy.ts";
import { leadsCommand, listedLeads } from "#tests/support/leads-command.ts";
import { mailServer, mailSettings } from "#tests/support/mail-server.ts";
import { messageSaying, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests, startedService } from "#tests/support/service-for-tests.ts";
import { subjects } from "../other-examples.ts";

const request = { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz" };
const isToVisitor = ({ to }: Email) => to?.[0]?.address === request.email;

describe("a visitor of a site with a mail server", () => {
	test("gets the receipt by mail, the team gets the lead, and their answer goes to the visitor", async () => {
		const server = await mailServer();
		const service = await startedService({
			settings: { ...mailSettings(server), SITE_ORIGIN: "https://www.southlight.example" },
		});
		const answer = await postJson(service, "/forms/contact", { values: messageSaying("By mail?") });
		const { reference, hasMail } = submissionReceipt.parse(await answer.json());
		expect(hasMail).toBe(true);
		const mails = await server.mailsOf("mere@example.co.nz", 2);
		const to = (address: string) => mails.find((mail) => mail.to?.some((each) => each.address === address));
		expect(to("mere@example.co.nz")).toMatchObject({
			subject: expect.stringContaining(reference),
			from: { address: "post@southlight.example" },
		});
		expect(to("team@southlight.example")).toMatchObject({
			text: expect.stringContaining("By mail?"),
			replyTo: [{ name: "Mere Tāmati", address: "mere@example.co.nz" }],
		});
	});

	test("reads by mail too when a person replies by the clock of the device that they wrote from", async () => {
		const server = await mailServer();
		const service = await startedService({ settings: mailSettings(server) });
		const sent = { values: messageSaying("From Hawaii"), timeZone: "Pacific/Honolulu" };
		const answer = await postJson(service, "/forms/contact", sent);
		const { dueAt } = submissionReceipt.parse(await answer.json());
		const [receipt] = (await server.mailsOf(request.email, 2)).filter(isToVisitor);
		const options = { timeZone: "Pacific/Honolulu", hour: "numeric", minute: "2-digit" } as const;
		const clock = new Date(dueAt).toLocaleString("en-NZ", options).replace(/\s/g, " ");
		expect(receipt?.text?.replace(/\s/g, " ")).toContain(`${clock} GMT-10`);
	});

	test("reads in the receipt without JavaScript what comes by mail", async () => {
		const server = await mailServer();
		const service = await startedService({ settings: mailSettings(server) });
		const sent = await postPlain(service, "/forms/paper", { ...request, paper: subjects.paper });
		const page = await fetch(service.origin + sent.headers.get("Location"));
		expect(await page.text()).toContain(formCopy.byMail("paper"));
		const [paper] = (await server.mailsOf(request.email, 2)).filter(isToVisitor);
		expect(paper?.text).toContain(`/resources/white-papers/${subjects.paper}.pdf`);
	});

	test("whose address has had enough mails for the day is promised none, on the page and by script, and so again", async () => {
		const server = await mailServer();
		const service = await startedService({ settings: mailSettings(server) });
		const values = { ...request, paper: subjects.paper };
		const answers: boolean[] = [];
		for (let number = 0; number < 17; number++) {
			const answer = await postJson(service, "/forms/paper", { values: { ...values, company: `${number}` } });
			answers.push(submissionReceipt.parse(await answer.json()).hasMail);
		}
		expect(answers).toEqual([...Array(15).fill(true), false, false]);
		const said = async (company: string) => {
			const sent = await postPlain(service, "/forms/paper", { ...values, company });
			return (await fetch(service.origin + sent.headers.get("Location"))).text();
		};
		expect(await said("3")).toContain(formCopy.byMail("paper"));
		expect(await said("16")).not.toContain(formCopy.byMail("paper"));
		expect(await said("17")).not.toContain(formCopy.byMail("paper"));
	});

	test("who registers for a session gets its calendar file", async () => {
		const server = await mailServer();
		const service = await startedService({ settings: mailSettings(server), startsAt: beforeSessions });
		await postPlain(service, "/forms/webinar", { ...request, webinar: subjects.webinar });
		const [confirmation] = (await server.mailsOf(request.email, 2)).filter(isToVisitor);
		expect(confirmation?.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
	});

	test("whose message is suspected gets no mail, and is promised none", async () => {
		const server = await mailServer();
		const service = await startedService({ settings: mailSettings(server) });
		const suspected = { values: messageSaying("Buy now"), website: "http://spam.example" };
		const answer = await postJson(service, "/forms/contact", suspected);
		expect(submissionReceipt.parse(await answer.json()).hasMail).toBe(false);
		await postJson(service, "/forms/contact", { values: messageSaying("A person") });
		const mails = await server.mailsOf("mere@example.co.nz", 2);
		expect(mails.map(({ text }) => text).join()).not.toContain("Buy now");
	});
});

describe("a service without a mail server", () => {
	const service = serviceForTests();

	test("says so when it starts, and when the leads are listed", async () => {
		await postJson(service, "/forms/contact", { values: messageSaying("waiting") });
		expect(service.output).toContain("SMTP_URL");
		expect((await leadsCommand(service, [])).messages).toMatch(/SMTP_URL/);
		expect(await listedLeads(service, ["--csv"])).not.toContain("SMTP_URL");
	});

	test("promises no mail", async () => {
		const answer = await postJson(service, "/forms/contact", { values: messageSaying("No mail") });
		expect(submissionReceipt.parse(await answer.json()).hasMail).toBe(false);
		const sent = await postPlain(service, "/forms/paper", { ...request, paper: subjects.paper });
		const page = await fetch(service.origin + sent.headers.get("Location"));
		expect(await page.text()).not.toContain(formCopy.byMail("paper"));
	});
});

test("settings that do not fit together stop the start with one sentence each", async () => {
	const start = startedService({ settings: { SMTP_URL: "smtp://127.0.0.1" } });
	await expect(start).rejects.toThrow(/exit code 1[\s\S]*MAIL_FROM[\s\S]*MAIL_TEAM/);
});
