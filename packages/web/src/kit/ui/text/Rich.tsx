import type { Card } from '@macher/engine';
import type { Wording } from '@macher/words';
import { MiniCard } from '../game/CardTile.tsx';
import { PartyChip } from '../game/PartyChip.tsx';
import { what } from '../tips/what.ts';
import './Rich.css';

/**
 * OPEN and its like are signs of nobody's alphabet around the names of parties, places and cards: where a sentence has
 * them, it gets chips.
 */
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = /\uE000(\w+):([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** The same words, with names that can be found again. */
export function markedWords(words: Wording): Wording {
  return words.marked((kind, id, name) => `${OPEN}${kind}:${id}${MIDDLE}${name}${CLOSE}`);
}

/** A sentence in marked words, with coloured chips. */
export function Rich({ text }: { readonly text: string }) {
  const parts = text.split(MARKED);
  return (
    <>
      {parts.map((part, index) => {
        const [kind, id, name = ''] = [parts[index - 2], parts[index - 1], part];
        if (index % 4 === 0) return part;
        return index % 4 === 3 ? (
          <Marked key={`${id}${index}`} kind={kind ?? ''} id={id ?? ''} name={name} />
        ) : null;
      })}
    </>
  );
}

function Marked({ kind, id, name }: { readonly kind: string; readonly id: string; readonly name: string }) {
  if (kind === 'party') {
    return (
      <span class="tag in-text" {...what('party', id)}>
        <PartyChip party={id} />
        {name}
      </span>
    );
  }
  if (kind === 'card') {
    return (
      <>
        <MiniCard card={id as Card} /> {name}
      </>
    );
  }
  return <span class="place">{name}</span>;
}

/** The sentence as screen readers read it. */
export function plainText(text: string): string {
  return text.replaceAll(new RegExp(MARKED, 'g'), '$3');
}
