import { expect, test } from "vitest";
import { explainStartError } from "#server/explain-start-error.ts";

const taken = Object.assign(new Error("listen EADDRINUSE"), { code: "EADDRINUSE", port: 4322 });

test.each([
	["npm start", { PORT: "4322" }, "PORT=4400 npm start"],
	["npm run dev", { PORT: "4322", SERVICE_PORT: "4322" }, "SERVICE_PORT=4400 npm run dev"],
])("who runs %s where the service's port is taken reads how to choose another", (_, environment, command) => {
	expect(explainStartError(taken, environment)).toBe(
		`The port 4322 is taken by another program. Choose another: ${command}`,
	);
});
