import { resolve } from "node:path";
import { runnerImport } from "vite";

type Documents = typeof import("#site/catalogue/every-document.ts");

// The catalogue reads the content by Vite's means.
const options = { configFile: false, logLevel: "warn", envPrefix: "PUBLIC_" } as const;
const { module } = await runnerImport<Documents>(resolve("site/catalogue/every-document.ts"), options);
await module.setEveryDocument();
