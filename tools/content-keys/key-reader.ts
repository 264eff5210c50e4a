import ts from "typescript";

/**
 * Finds what is read of typed data. A property is read where code names it, and where its object is given to something
 * that declares a property of that name by itself. A spread, or handing the object on under its own type, reads nothing.
 */
export class KeyReader {
	readonly #read = new Set<ts.Node>();
	readonly #given = new Map<ts.Type, Set<ts.Type>>();
	readonly #checker: ts.TypeChecker;

	constructor(checker: ts.TypeChecker) {
		this.#checker = checker;
	}

	hasRead(declaration: ts.Node): boolean {
		return this.#read.has(declaration);
	}

	readAll(node: ts.Node): void {
		this.#readNode(node);
		ts.forEachChild(node, (child) => this.readAll(child));
	}

	#readNode(node: ts.Node): void {
		if (ts.isPropertyAccessExpression(node)) this.#mark(this.#checker.getSymbolAtLocation(node.name));
		else if (ts.isElementAccessExpression(node)) this.#readElement(node);
		else if (ts.isBindingElement(node)) this.#readBinding(node);
		else if (ts.isCallExpression(node)) this.#readCall(node);
		else if (ts.isJsxSpreadAttribute(node)) this.#give(node.expression, this.#propsAround(node));
		if (isHandedOn(node)) this.#handOn(node);
	}

	/** What is asked for takes long to find, and most that is handed on is a text. */
	#handOn(expression: ts.Expression): void {
		if (isObject(this.#checker.getTypeAtLocation(expression)))
			this.#give(expression, this.#checker.getContextualType(expression));
	}

	/** By the types that the function declares: those of a generic one tell what it reads, and not what it was called with. */
	#readCall(call: ts.CallExpression): void {
		const parameters = this.#checker.getResolvedSignature(call)?.getDeclaration()?.parameters ?? [];
		for (const [index, argument] of call.arguments.entries()) {
			const parameter = parameters[index];
			if (parameter) this.#give(argument, this.#checker.getTypeAtLocation(parameter));
		}
	}

	#mark(symbol: ts.Symbol | undefined): void {
		if (symbol === undefined) return;
		for (const root of this.#checker.getRootSymbols(symbol))
			for (const declaration of root.declarations ?? []) this.#read.add(declaration);
	}

	/** `copy[id]` reads each property that the id can name; of an id that can be any text, none is known. */
	#readElement({ expression, argumentExpression }: ts.ElementAccessExpression): void {
		const object = this.#checker.getTypeAtLocation(expression);
		const index = this.#checker.getTypeAtLocation(argumentExpression);
		for (const each of index.isUnion() ? index.types : [index])
			if (each.isStringLiteral() || each.isNumberLiteral()) this.#markIn(object, String(each.value));
	}

	#readBinding({ parent, propertyName, name, dotDotDotToken }: ts.BindingElement): void {
		if (!ts.isObjectBindingPattern(parent) || dotDotDotToken) return;
		const key = propertyName ?? name;
		if (ts.isIdentifier(key) || ts.isStringLiteral(key))
			this.#markIn(this.#checker.getTypeAtLocation(parent), key.text);
	}

	#markIn(object: ts.Type, name: string): void {
		for (const part of partsOf(object)) this.#mark(this.#checker.getPropertyOfType(part, name));
	}

	#propsAround(node: ts.JsxSpreadAttribute): ts.Type | undefined {
		return this.#checker.getContextualType(node.parent);
	}

	#give(expression: ts.Expression, target: ts.Type | undefined): void {
		if (target !== undefined) this.#compare(this.#checker.getTypeAtLocation(expression), target);
	}

	/** Marks what a target asks for by declarations of its own. */
	#compare(source: ts.Type, target: ts.Type): void {
		if (source === target || !isObject(source) || !isAsking(target)) return;
		const targets = this.#given.get(source) ?? new Set();
		if (targets.has(target)) return;
		this.#given.set(source, targets.add(target));
		for (const wanted of partsOf(this.#checker.getBaseConstraintOfType(target) ?? target))
			for (const given of partsOf(source)) this.#compareParts(given, wanted);
	}

	#compareParts(source: ts.Type, target: ts.Type): void {
		// Who takes an object with any keys reads each of them.
		if (this.#checker.getIndexTypeOfType(target, ts.IndexKind.String))
			for (const given of this.#checker.getPropertiesOfType(source)) this.#mark(given);
		const [item, wantedItem] = [source, target].map((type) =>
			this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number),
		);
		if (item && wantedItem) this.#compare(item, wantedItem);
		else this.#compareProperties(source, target);
	}

	#compareProperties(source: ts.Type, target: ts.Type): void {
		for (const wanted of this.#checker.getPropertiesOfType(target)) {
			const given = this.#checker.getPropertyOfType(source, wanted.name);
			if (given === undefined) continue;
			if (!this.#isSame(given, wanted)) this.#mark(given);
			this.#compare(this.#checker.getTypeOfSymbol(given), this.#checker.getTypeOfSymbol(wanted));
		}
	}

	#isSame(one: ts.Symbol, other: ts.Symbol): boolean {
		const declarations = (symbol: ts.Symbol) =>
			this.#checker.getRootSymbols(symbol).flatMap((root) => root.declarations ?? []);
		const known = declarations(one);
		return declarations(other).some((declaration) => known.includes(declaration));
	}
}

/** Whether an expression goes where another type is declared: to a property of JSX or of an object, a variable, or a caller. */
function isHandedOn(node: ts.Node): node is ts.Expression {
	const { parent } = node;
	if (!ts.isExpression(node)) return false;
	if (ts.isVariableDeclaration(parent)) return parent.type !== undefined && parent.initializer === node;
	if (ts.isArrowFunction(parent)) return parent.body === node;
	if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
	return ts.isJsxExpression(parent) || ts.isReturnStatement(parent);
}

function partsOf(type: ts.Type): readonly ts.Type[] {
	return type.isUnion() ? type.types : [type];
}

function isObject(type: ts.Type): boolean {
	return partsOf(type).some((part) => (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0);
}

function isAsking(type: ts.Type): boolean {
	return isObject(type) || (type.flags & ts.TypeFlags.TypeParameter) !== 0;
}
