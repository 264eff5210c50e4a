import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { findLongSentences, findPhrases, findRepeats, phrasesSchema } from "#tools/prose/find-faults.ts";
import { readPassages } from "#tools/prose/read-passages.ts";

const files = globSync("content/**/*.{yaml,md}").toSorted();
const phrases = phrasesSchema.parse(parse(readFileSync("tools/prose/phrases.yaml", "utf8")));
const passages = files.flatMap(readPassages);

const faults = [...findPhrases(passages, phrases), ...findLongSentences(passages), ...findRepeats(passages)];

for (const { place, message } of faults) console.error(`${place} ${message}`);
console.log(`${passages.length} passages read, ${faults.length} to correct`);
process.exitCode = faults.length > 0 ? 1 : 0;
