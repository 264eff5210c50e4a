import { z } from "zod";
import { visitorText } from "#content/schemas/visitor-text.ts";

/** What is in a cell, at an axis or to choose from. YAML reads some as numbers, and one may be empty. */
export const cell = z.coerce.string().register(visitorText, { kind: "text" });
