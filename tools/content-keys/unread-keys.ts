import { relative } from "node:path";
import ts from "typescript";
import { KeyReader } from "#tools/content-keys/key-reader.ts";

type Key = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

/** A key that a schema of the content declares. */
export interface UnreadKey {
	readonly file: string;
	readonly line: number;
	readonly name: string;
}

const isSchema = (path: string) => path.startsWith("content/schemas/");
/** Functions of `domain/` say by their own types what they read. */
const isReader = (path: string) => !/^(?:content|domain)\/|(?:^|\/)node_modules\//.test(path);

/**
 * The keys of the content that no page, script, view or command reads, by what TypeScript knows of each expression.
 *
 * @param root the project's folder
 */
export function unreadKeys(program: ts.Program, root: string): UnreadKey[] {
	const checker = program.getTypeChecker();
	const filesOf = (isWanted: (path: string) => boolean) =>
		program.getSourceFiles().filter(({ fileName }) => isWanted(relative(root, fileName)));
	const reader = new KeyReader(checker);
	for (const file of filesOf(isReader)) reader.readAll(file);
	return filesOf(isSchema)
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
