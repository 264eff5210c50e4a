import { documentMessagesSchema } from "#content/schemas/messages/documents.ts";
import { readContent } from "#site/catalogue/content.ts";

/** The words around the texts of documents. */
export const documentMessages = readContent("content/messages/documents.yaml", documentMessagesSchema);
