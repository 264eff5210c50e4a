import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { serviceNodeOptions } from "./service-process.ts";

const repository = resolve(import.meta.dirname, "../..");

test.each(["package.json", "Dockerfile", "deploy/southlight.service"])(
	"%s starts the service with the options of Node that it is tested and measured with",
	(file) => {
		const start = /^.*build\/service\.js.*$/m.exec(readFileSync(resolve(repository, file), "utf8"))?.[0];
		expect(start?.match(/(?<=[ "])--(?!built)[\w-]+(=\d+)?/g)).toEqual(serviceNodeOptions);
	},
);
