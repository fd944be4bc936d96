/** The part of JSON Schema (2020-12) that this project's doors need, as plain data that can be published as it is. */
export type Schema =
  | { readonly const: string | number | boolean | null; readonly description?: string }
  | { readonly enum: readonly (string | number | null)[]; readonly description?: string }
  | {
      readonly type: 'integer';
      readonly minimum?: number;
      readonly maximum?: number;
      readonly description?: string;
    }
  | { readonly type: 'boolean'; readonly description?: string }
  | {
      readonly type: 'string';
      readonly minLength?: number;
      readonly maxLength?: number;
      /** A regular expression. Give a length too: a text of any length is never searched. */
      readonly pattern?: string;
      readonly description?: string;
    }
  | {
      readonly type: 'array';
      readonly items?: Schema | false;
      readonly prefixItems?: readonly Schema[];
      readonly minItems?: number;
      readonly maxItems?: number;
      readonly description?: string;
    }
  | ObjectSchema
  | { readonly anyOf: readonly Schema[]; readonly description?: string }
  | { readonly description?: string; readonly type?: undefined };

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** false: no others; a schema: any number of others, each of that form. */
  readonly additionalProperties: false | Schema;
  readonly description?: string;
}

declare const says: unique symbol;

/** What the values are that fit a schema. For the compiler only, and exactly that type: neither more nor less. */
export interface Says<T> {
  readonly [says]?: (value: T) => T;
}

/** A schema of this type. Written out only for leaves that a schema cannot tell apart, such as ids. */
export type SchemaOf<T> = Schema & Says<T>;

export type Fields = Readonly<Record<string, Schema>>;
export type InferFields<F> = { readonly [N in keyof F]: Infer<F[N]> };

/** The type of the values that fit a schema, so that the two cannot differ. */
export type Infer<S> = S extends unknown
  ? typeof says extends keyof S
    ? S extends Says<infer T>
      ? T
      : never
    : InferLeaf<S>
  : never;

type InferLeaf<S> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly type: 'integer' }
      ? number
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'string' }
          ? string
          : S extends { readonly type: 'array'; readonly items: infer I }
            ? readonly Infer<I>[]
            : unknown;
