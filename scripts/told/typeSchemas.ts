import {
  type Checker,
  type Symbol as Named,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** JSON Schema (2020-12), as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** NAMELESS are types of the language itself, and what has a name only while it is being made. */
const NAMELESS =
  /^(__.*|Array|ReadonlyArray|Readonly|Record|Omit|Pick|Partial|Exclude|Extract|Flavoured|BySeat)$/;

/** RENAMED types, by package and name: two packages call different things the same. */
const RENAMED: Readonly<Record<string, string>> = { 'engine/Refusal': 'GameRefusal' };

/**
 * JSON Schemas of types, read off the types themselves with their comments. Types with a name are written once, under it.
 * Objects stay open: who is told something may be told more by a newer program.
 */
export class TypeSchemas {
  readonly defs: Record<string, JsonSchema> = {};
  readonly #checker: Checker;
  readonly #types = new Map<string, number>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  of(type: Type): JsonSchema {
    const named = nameOf(type);
    if (named === null) return this.#written(type);
    const name = publicName(named);
    const known = this.#types.get(name);
    if (known !== undefined && known !== type.id) throw new Error(`two types are called ${name}`);
    if (known === undefined) {
      this.#types.set(name, type.id);
      // A type may speak of itself: its place comes first.
      this.defs[name] = {};
      this.defs[name] = { ...described(this.#checker, named), ...this.#written(type) };
    }
    return { $ref: `#/$defs/${name}` };
  }

  #written(type: Type): JsonSchema {
    const { flags } = type;
    if (flags & TypeFlags.Unknown) return {};
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (type.isLiteralType()) return { const: type.value };
    if (flags & TypeFlags.String) return { type: 'string' };
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: patternOf(type.texts) };
    if (flags & TypeFlags.Number) return { type: 'integer' };
    if (flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isIntersectionType()) return this.#intersection(type, type.getTypes());
    if (flags & TypeFlags.Object) return this.#list(type) ?? this.#object(type);
    throw new Error(`no schema for ${this.#checker.typeToString(type)}`);
  }

  /** A union: literals together, then the others one by one. */
  #union(types: readonly Type[]): JsonSchema {
    const wanted = types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
    const literals = wanted.filter(isLiteral);
    const others = wanted.filter(type => !isLiteral(type)).map(type => this.of(type));
    const values = literals.map(literalOf);
    const isEither = values.includes(true) && values.includes(false);
    const rest = isEither ? values.filter(value => typeof value !== 'boolean') : values;
    const options = [
      ...(isEither ? [{ type: 'boolean' }] : []),
      ...(rest.length === 1 ? [rest[0] === null ? { type: 'null' } : { const: rest[0] }] : []),
      ...(rest.length > 1 ? [{ enum: rest }] : []),
      ...others,
    ];
    return options.length === 1 ? (options[0] ?? {}) : { anyOf: options };
  }

  /** An intersection: an id is a text or a number with a name for the compiler only. */
  #intersection(type: Type, parts: readonly Type[]): JsonSchema {
    const plain = parts.find(({ flags }) => (flags & (TypeFlags.Object | TypeFlags.NonPrimitive)) === 0);
    return plain === undefined ? this.#object(type) : this.#written(plain);
  }

  #list(type: Type): JsonSchema | null {
    if (!type.isTypeReference()) return null;
    const items = this.#checker.getTypeArguments(type);
    if (type.getTarget().isTupleType()) {
      const prefixItems = items.map(item => this.of(item));
      return { type: 'array', prefixItems, items: false, minItems: prefixItems.length };
    }
    const [item] = items;
    return this.#checker.isArrayType(type) && item !== undefined
      ? { type: 'array', items: this.of(item) }
      : null;
  }

  #object(type: Type): JsonSchema {
    const fields = this.#checker.getPropertiesOfType(type);
    const [others] = this.#checker.getIndexInfosOfType(type);
    const required = fields
      .filter(({ flags }) => (flags & SymbolFlags.Optional) === 0)
      .map(({ name }) => name);
    return {
      type: 'object',
      ...(fields.length > 0 ? { properties: this.fieldsOf(type) } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(others === undefined ? {} : { additionalProperties: this.of(others.valueType) }),
    };
  }

  fieldsOf(type: Type): Readonly<Record<string, JsonSchema>> {
    const fields = this.#checker.getPropertiesOfType(type);
    return Object.fromEntries(fields.map(field => [field.name, this.#field(field)]));
  }

  #field(field: Named): JsonSchema {
    const type = this.#checker.getTypeOfSymbol(field);
    if (type === undefined) throw new Error(`no type of ${field.name}`);
    return { ...described(this.#checker, field), ...this.of(type) };
  }
}

/** A pattern: what stands between the texts may be anything. */
function patternOf(texts: readonly string[]): string {
  return `^${texts.map(text => text.replaceAll(/[^\w-]/g, '\\$&')).join('.*')}$`;
}

/** The name of a type, an alias before what it stands for; null: it has no name of its own. */
function nameOf(type: Type): Named | null {
  const alias = type.getAliasSymbol();
  const symbol = alias ?? (type.flags & TypeFlags.Object ? type.getSymbol() : undefined);
  const isMade = alias !== undefined && type.getAliasTypeArguments().length > 0;
  return symbol === undefined || isMade || NAMELESS.test(symbol.name) ? null : symbol;
}

function publicName({ name, declarations: [declared] }: Named): string {
  const found = /\/packages\/(\w+)\//.exec(declared?.path ?? '')?.[1];
  return RENAMED[`${found}/${name}`] ?? name;
}

function described(checker: Checker, symbol: Named): JsonSchema {
  const description = checker
    .getDocumentationCommentOfSymbol(symbol)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
  return description === '' ? {} : { description };
}

function isLiteral(type: Type): boolean {
  return type.isLiteralType() || (type.flags & TypeFlags.Null) !== 0 || flavouredLiteral(type) !== null;
}

function literalOf(type: Type): unknown {
  if (type.flags & TypeFlags.Null) return null;
  return type.isLiteralType() ? type.value : flavouredLiteral(type);
}

/** The value of a literal with a name for the compiler only. */
function flavouredLiteral(type: Type): unknown {
  if (!type.isIntersectionType()) return null;
  const literal = type.getTypes().find(part => part.isLiteralType());
  return literal?.isLiteralType() === true ? literal.value : null;
}
