/** What runs where the site is served, by the names of their bundles in `build/`: the service, and its commands. */
export const servicePrograms = {
	service: "server/main.ts",
	leads: "server/leads/leads-command.ts",
	mail: "server/mail/mail-command.ts",
	desk: "server/desk/command/desk-command.ts",
	webhooks: "server/webhooks/webhooks-command.ts",
};
