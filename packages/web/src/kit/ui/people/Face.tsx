import './Face.css';

/** Face is the first letter of a name, beside it. */
export function Face({ name }: { readonly name: string }) {
  const [first = ''] =
    new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '';
  return (
    <span class="face" aria-hidden>
      {first.toUpperCase()}
    </span>
  );
}
