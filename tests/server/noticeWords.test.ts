import { KIND_OF, type Notice, type Noticed } from '@macher/protocol';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { messageOf, sentence, whereText } from '../../packages/server/src/notices/message.ts';
import { webhookLetter } from '../../packages/server/src/notices/webhooks.ts';
import { noticeWords } from '../../packages/server/src/notices/words.ts';

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

describe.each(LANGUAGES)('names of strangers: %s', language => {
  const words = noticeWords(language);
  const noticed = (who: string, number: number): Notice => ({
    ...{ id: number, person: 'anna', table: `table${number}`, number, at: number, ruleset: '2019-4' },
    others: [who, who, who, who],
    facts: { what: 'regent-named', who },
  });

  it('are no links, wherever they are read', () => {
    for (const name of ['https://evil.example/x', 'www.evil.example', 'steam://run/1', 'evil.example']) {
      const { title, lines } = messageOf(words, [noticed(name, 1)]);
      const text = [title, ...lines].join('\n');
      expect(text).not.toMatch(/:\/\/\w|\w\.\w/);
      expect(text.replaceAll('\u200b', '')).toContain(name);
    }
    expect(messageOf(words, [noticed('O’Brien Jr.', 1)]).title).toContain('O’Brien Jr.');
  });

  it('however long, keep no message from arriving: what doesn’t fit is left out, and the link stays', () => {
    const message = messageOf(
      words,
      Array.from({ length: 9 }, (_, index) => noticed('🐱'.repeat(30), index)),
    );
    const link = 'https://macher.example/';
    const { content } = JSON.parse(
      String(webhookLetter('discord', 'https://discord.example/x', message, link).body),
    ) as { content: string };
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content.isWellFormed()).toBe(true);
    expect(content).toContain(`<${link}>`);
    expect(content.split('\n').length).toBeGreaterThan(4);
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
