import { defineConfig } from "vitest/config";

/** The tests of what is mutated. Those with a database take longer for each change than all of these together. */
export default defineConfig({
	test: {
		testTimeout: 60_000,
		include: [
			"domain/**/*.test.ts",
			"server/*.test.ts",
			"server/{forms,site-build,static}/**/*.test.ts",
			"server/protection/{address-budget,address-network,form-key,origin,read-evidence}.test.ts",
			"server/leads/search-words.test.ts",
			"server/mail/{compose-message,dns-records,mail-content-of,mail-settings}.test.ts",
			"server/mailbox/{bounce-report,mailbox-settings,parse-mail}.test.ts",
			"server/webhooks/permitted-addresses.test.ts",
			"site/service-views/{assessment-views.test.tsx,mail/mails.test.ts}",
		],
	},
});
