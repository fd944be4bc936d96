import { KIND_OF, type Noticed } from '@macher/protocol';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { sentence, whereText } from '../../packages/server/src/notices/message.ts';
import { noticeWords } from '../../packages/server/src/notices/words/index.ts';

const PROPOSALS = ['undo', 'abandon', 'pause', 'pace', 'hints', 'stand-in', 'take-over', 'something newer'];

const ALL: readonly Noticed[] = [
  { what: 'decide', phase: 'media-shares' },
  ...PROPOSALS.map(proposal => ({ what: 'proposed', who: 'Mina', proposal }) as const),
  { what: 'media-removed', who: 'Mina', region: 'SL' },
  { what: 'trend-lowered', who: '', region: 'BY' },
  { what: 'coalition-forced', who: 'Mina', region: 'HE' },
  { what: 'stood-in', why: 'time' },
  { what: 'stood-in', why: 'voted' },
  { what: 'handed-over', who: 'Mina' },
  { what: 'sent-away' },
  { what: 'said', who: 'Mina' },
  { what: 'mentioned', who: 'Mina' },
  { what: 'offered', who: 'Mina' },
  { what: 'offer-answered', who: 'Mina', state: 'accepted' },
  { what: 'offer-answered', who: '', state: 'declined' },
  { what: 'seat-kept', who: 'Mina' },
  { what: 'regent-named', who: 'Mina' },
  { what: 'friend-asked', who: 'Mina', person: 'mina' },
  { what: 'over', place: 1, players: 4, winner: 'Anna' },
  { what: 'over', place: 3, players: 4, winner: '' },
  { what: 'abandoned' },
];

describe.each(LANGUAGES)('what people are told: %s', language => {
  const words = noticeWords(language);

  it('has a sentence for everything, without a hole or a code word', () => {
    expect(new Set(ALL.map(({ what }) => what))).toEqual(new Set(Object.keys(KIND_OF)));
    const sentences = ALL.map(facts => sentence(words, { facts }));
    expect(sentences).toMatchSnapshot();
    for (const each of sentences) expect(each).toMatch(/^[\p{Lu}][^{}_]+$/u);
  });

  it('names a table by what is played there, and with whom', () => {
    expect(whereText(words, { ruleset: '2006-7', others: ['Mina', 'Bernd', 'שרה'] })).toMatchSnapshot();
    expect(whereText(words, { ruleset: 'of tomorrow', others: [] })).toBe('of tomorrow');
  });
});

describe('a name of tomorrow', () => {
  it('stays as it is', () => {
    const words = noticeWords('de');
    expect(sentence(words, { facts: { what: 'decide', phase: 'recount' } })).toBe('Du bist dran: recount');
    const facts = { what: 'trend-lowered', who: 'Mina', region: 'Texas' } as const;
    expect(sentence(words, { facts })).toContain('Texas');
  });
});
