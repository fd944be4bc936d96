/** An element as selectors of keys see it: a tag with attributes, within another. */
export class FakeElement {
  readonly #tag: string;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #parent: FakeElement | null;

  constructor(tag: string, attributes: Readonly<Record<string, string>> = {}, parent?: FakeElement) {
    this.#tag = tag;
    this.#attributes = attributes;
    this.#parent = parent ?? null;
  }

  closest(selectors: string): FakeElement | null {
    const isThis = alternatives(selectors).some(each => this.#matches(each));
    return isThis ? this : (this.#parent?.closest(selectors) ?? null);
  }

  #matches(selector: string): boolean {
    const not = /:not\((.*)\)$/.exec(selector)?.[1];
    if (not !== undefined && alternatives(not).some(each => this.#matches(each))) return false;
    const plain = selector.replace(/:not\(.*\)$/, '').replace(':checked', '[checked]');
    const attributes = [...plain.matchAll(/\[([a-z-]+)(?:=([a-z]+))?\]/g)];
    const tag = /^[a-z]*/.exec(plain)?.[0] ?? '';
    return (
      (tag === '' || tag === this.#tag) &&
      attributes.every(([, name = '', value]) => {
        const own = this.#attributes[name];
        return own !== undefined && (value === undefined || value === own);
      })
    );
  }
}

function alternatives(selectors: string): string[] {
  return selectors.split(/,\s*(?![^(]*\))/);
}
