import { expect, test } from "vitest";
import { averagePath } from "#domain/readiness/published-average.ts";
import { addresses } from "#server/addresses.ts";
import config from "../../astro.config.ts";

const { health, readiness, ...ofPages } = addresses;
const handedOn = Object.keys(config.vite?.server?.proxy ?? {});

test.each([...Object.values(ofPages), averagePath])("npm run dev asks the service for %s", (address) => {
	expect(handedOn.some((start) => `${address}/`.startsWith(start))).toBe(true);
});
