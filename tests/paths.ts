/** Data as paths and values, a line each; lists of plain values stay together. */
export function pathsOf(data: object): Map<string, string> {
  const lines = new Map<string, string>();
  const visit = (path: string, value: unknown): void => {
    const isPlain = typeof value !== 'object' || value === null;
    const isPlainList =
      Array.isArray(value) && value.every(item => typeof item !== 'object' || item === null);
    if (isPlain || isPlainList) lines.set(path, JSON.stringify(value));
    else
      for (const [name, part] of Object.entries(value)) visit(path === '' ? name : `${path}.${name}`, part);
  };
  visit('', data);
  return lines;
}
