import { IntlMessageFormat } from 'intl-messageformat';

/** What a message speaks of, each once, in whatever form: `{the_party}` and `{party_number, …}` are the party. */
export function factsIn(message: string, language: string): string[] {
  const facts = argumentsOf(message, language).map(name =>
    name.replace(/_number$/, '').replace(/^[A-Za-z]+_/, ''),
  );
  return [...new Set(facts)].sort();
}

/** Names of all arguments, however deep, each once. */
export function argumentsOf(message: string, language: string): string[] {
  const found = new Set<string>();
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) collect(part);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, options } = node as {
      type?: number;
      value?: unknown;
      options?: Record<string, { value: unknown }>;
    };
    if (type !== undefined && type > 0 && type < 7 && typeof value === 'string') found.add(value);
    for (const option of Object.values(options ?? {})) collect(option.value);
  };
  collect(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}
