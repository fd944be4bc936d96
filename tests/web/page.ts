import { type ComponentChild, options, render } from 'preact';
import { vi } from 'vitest';

/** How something is drawn: an object of its properties, as Preact fills it. */
class Style {
  readonly [property: string]: unknown;

  removeProperty(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

/** As much of a document as Preact draws into: elements, texts and listeners, and no layout. */
export class Drawn {
  readonly nodeType: number;
  readonly localName: string;
  readonly attributes: { name: string; value: string }[] = [];
  readonly style = new Style();
  readonly ownerDocument = { createElementNS, createTextNode };
  childNodes: Drawn[] = [];
  parentNode: Drawn | null = null;
  data = '';
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(nodeType: number, localName: string) {
    this.nodeType = nodeType;
    this.localName = localName;
  }

  get firstChild(): Drawn | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): Drawn | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.nodeType === TEXT ? this.data : this.childNodes.map(each => each.textContent).join('');
  }

  /** What it has of elements. */
  get children(): Drawn[] {
    return this.childNodes.filter(({ nodeType }) => nodeType !== TEXT);
  }

  /** Everything is drawn in one point. */
  getBoundingClientRect(): { readonly top: number; readonly bottom: number } {
    return { top: 0, bottom: 0 };
  }

  insertBefore(node: Drawn, next: Drawn | null): Drawn {
    node.remove();
    const at = next === null ? this.childNodes.length : this.childNodes.indexOf(next);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node: Drawn): Drawn {
    return this.insertBefore(node, null);
  }

  removeChild(node: Drawn): Drawn {
    this.childNodes = this.childNodes.filter(each => each !== node);
    node.parentNode = null;
    return node;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  setAttribute(name: string, value: unknown): void {
    this.removeAttribute(name);
    this.attributes.push({ name, value: String(value) });
  }

  removeAttribute(name: string): void {
    const at = this.attributes.findIndex(each => each.name === name);
    if (at >= 0) this.attributes.splice(at, 1);
  }

  addEventListener(kind: string, listener: (event: object) => void): void {
    this.#listeners.set(kind, listener);
  }

  removeEventListener(kind: string): void {
    this.#listeners.delete(kind);
  }

  get(name: string): string | null {
    return this.attributes.find(each => each.name === name)?.value ?? null;
  }

  /** All elements below of this name, and of this class if one is named: “button.confirm”. */
  all(selector: string): Drawn[] {
    const [name, kind] = selector.split('.');
    const isOne = (node: Drawn): boolean =>
      (name === '' || node.localName === name) &&
      (kind === undefined || (node.get('class') ?? '').split(' ').includes(kind));
    return this.childNodes.flatMap(node => [...(isOne(node) ? [node] : []), ...node.all(selector)]);
  }

  one(selector: string): Drawn {
    const [only, ...others] = this.all(selector);
    if (only === undefined || others.length > 0) throw new Error(`not one ${selector}: ${this.textContent}`);
    return only;
  }

  get isOff(): boolean {
    return this.get('disabled') !== null;
  }

  /** As a browser does it: nothing happens to what is disabled. */
  click(): void {
    if (!this.isOff) this.#listeners.get('click')?.call(this, { type: 'click', target: this });
  }

  /** Something that moves over it, or comes into it. */
  fire(kind: string): void {
    this.#listeners.get(kind)?.call(this, { type: kind, target: this });
  }

  /** A radio button or a tick. */
  tick(): void {
    if (!this.isOff) this.#listeners.get('change')?.call(this, { type: 'change', target: this });
  }
}

/** Of the window, which says nothing here. */
const DEAF = { addEventListener: () => {}, removeEventListener: () => {} };
if (!('addEventListener' in globalThis)) Object.assign(globalThis, DEAF);

/** The component as it is drawn on an empty page; drawn again, the same page changes. */
export function draw(child: ComponentChild, page = new Drawn(ELEMENT, 'main')): Drawn {
  vi.stubGlobal('document', page.ownerDocument);
  options.debounceRendering = drawNow => drawNow();
  render(child, page as object as Element);
  return page;
}

const ELEMENT = 1;
const TEXT = 3;

function createElementNS(_space: string, name: string): Drawn {
  return new Drawn(ELEMENT, name);
}

function createTextNode(text: string): Drawn {
  const node = new Drawn(TEXT, '#text');
  node.data = text;
  return node;
}
