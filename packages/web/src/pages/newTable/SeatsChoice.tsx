import { BOT_IDS } from '@macher/bots/ids';
import { PARTIES, rulesOf } from '@macher/editions';
import { LONGEST_NAME } from '../../kit/state/guest.ts';
import { BotOptions } from '../../kit/ui/form/BotOptions.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { aboutBot, botName } from '../../kit/ui/people/botName.ts';
import { wordsOf } from '../../kit/words/words.ts';
import { isPersonHere, type SeatWanted, withParty, withWho } from './seating.ts';
import { type DraftProps, nameAt } from './tableDraft.ts';
import { say } from './words.ts';
import './SeatsChoice.css';

/** Seat by seat: the party, and who plays it. */
export function SeatsChoice({ draft, change }: DraftProps) {
  const { ruleset, seats } = draft;
  const { edition } = rulesOf(ruleset);
  const words = wordsOf(edition);
  return (
    <>
      <ol class={`seats-wanted e-${edition}`}>
        {seats.map(({ party, who }, index) => (
          <li key={index}>
            <PartyChip party={party} />
            <select
              aria-label={say('new.party-at', { seat: index + 1 })}
              value={party}
              onChange={event => change({ seats: withParty(seats, index, event.currentTarget.value) })}
            >
              {PARTIES.map(each => (
                <option key={each} value={each}>
                  {words.party(each)}
                </option>
              ))}
            </select>
            <div class="who-wanted">
              <select
                aria-label={say('new.who-at', { seat: index + 1 })}
                value={who}
                onChange={event => change({ seats: withWho(seats, index, event.currentTarget.value) })}
              >
                <PersonOptions isHere={draft.isHere} />
                <optgroup label={say('new.bots')}>
                  <BotOptions />
                </optgroup>
              </select>
              {isPersonHere(who) ? <NameAt draft={draft} change={change} seat={index} /> : null}
            </div>
          </li>
        ))}
      </ol>
      <AboutBots seats={seats} />
    </>
  );
}

function PersonOptions({ isHere }: { readonly isHere: boolean }) {
  if (isHere) return <option value="here">{say('new.person-here')}</option>;
  return (
    <>
      <option value="me">{say('new.me')}</option>
      <option value="open">{say('new.open')}</option>
    </>
  );
}

/** What a person at this device is called. */
function NameAt({ draft: { names, seats }, change, seat }: DraftProps & { readonly seat: number }) {
  const write = (name: string): void =>
    change({ names: seats.map((_, each) => (each === seat ? name : (names[each] ?? ''))) });
  return (
    <input
      aria-label={say('new.name-at', { seat: seat + 1 })}
      placeholder={nameAt([], seat)}
      value={names[seat] ?? ''}
      maxLength={LONGEST_NAME}
      spellcheck={false}
      onInput={event => write(event.currentTarget.value)}
    />
  );
}

/** What the chosen bots are like. */
function AboutBots({ seats }: { readonly seats: readonly SeatWanted[] }) {
  return (
    <ul class="soft">
      {BOT_IDS.filter(id => seats.some(({ who }) => who === id)).map(id => (
        <li key={id}>{say('bot.described', { name: botName(id), text: aboutBot(id) })}</li>
      ))}
    </ul>
  );
}
