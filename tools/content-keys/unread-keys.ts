import ts from "typescript";
import { KeyReader } from "#tools/content-keys/key-reader.ts";

type Key = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

/** A key that a schema of the content declares. */
export interface UnreadKey {
	readonly file: string;
	readonly line: number;
	readonly name: string;
}

const isSchema = ({ fileName }: ts.SourceFile) => /^(?!.*node_modules).*\/content\/schemas\//.test(fileName);
/** Functions of `domain/` say by their own types what they read. */
const isReader = (file: ts.SourceFile) => !/\/(?:node_modules|content|domain)\//.test(file.fileName);

/** The keys of the content that no page, script, view or command reads, by what TypeScript knows of each expression. */
export function unreadKeys(program: ts.Program): UnreadKey[] {
	const checker = program.getTypeChecker();
	const files = program.getSourceFiles();
	const reader = new KeyReader(checker);
	for (const file of files.filter(isReader)) reader.readAll(file);
	return files
		.filter(isSchema)
		.flatMap((file) => declaredKeys(file, checker))
		.filter((key) => !reader.hasRead(key))
		.map((key) => ({
			file: key.getSourceFile().fileName,
			line: key.getSourceFile().getLineAndCharacterOfPosition(key.getStart()).line + 1,
			name: key.name.getText(),
		}));
}

/** The keys whose values are schemas. */
function declaredKeys(node: ts.Node, checker: ts.TypeChecker): Key[] {
	const inner: Key[] = [];
	ts.forEachChild(node, (child) => {
		inner.push(...declaredKeys(child, checker));
	});
	const isKey = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
	return isKey && isZodType(checker.getTypeAtLocation(node.name)) ? [node, ...inner] : inner;
}

function isZodType(type: ts.Type): boolean {
	return type.getProperty("_zod") !== undefined;
}
