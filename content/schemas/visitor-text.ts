import { z } from "zod";

/** The schemas whose values visitors read. The pseudo-locale changes these and no others; a schema made from one is one too. */
export const visitorText = z.registry<{ kind: "text" | "message" }>();
