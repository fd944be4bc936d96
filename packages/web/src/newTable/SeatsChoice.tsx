import { BOT_IDS } from '@macher/bots/ids';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { say, wordsOf } from '../state/settings.ts';
import { BotOptions } from '../ui/BotOptions.tsx';
import { botName } from '../ui/botName.ts';
import { PartyChip } from '../ui/PartyChip.tsx';
import { type SeatWanted, withParty, withWho } from './seating.ts';
import './SeatsChoice.css';

/** Seat by seat: the party, and who plays it. */
export function SeatsChoice({
  ruleset,
  seats,
  change,
}: {
  readonly ruleset: RulesetId;
  readonly seats: readonly SeatWanted[];
  change(seats: readonly SeatWanted[]): void;
}) {
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
              onChange={event => change(withParty(seats, index, event.currentTarget.value))}
            >
              {PARTIES.map(each => (
                <option key={each} value={each}>
                  {words.party(each)}
                </option>
              ))}
            </select>
            <select
              aria-label={say('new.who-at', { seat: index + 1 })}
              value={who}
              onChange={event => change(withWho(seats, index, event.currentTarget.value))}
            >
              <option value="me">{say('new.me')}</option>
              <option value="open">{say('new.open')}</option>
              <optgroup label={say('new.bots')}>
                <BotOptions />
              </optgroup>
            </select>
          </li>
        ))}
      </ol>
      <AboutBots seats={seats} />
    </>
  );
}

/** What the chosen bots are like. */
function AboutBots({ seats }: { readonly seats: readonly SeatWanted[] }) {
  return (
    <ul class="soft">
      {BOT_IDS.filter(id => seats.some(({ who }) => who === id)).map(id => (
        <li key={id}>{say('bot.described', { name: botName(id), text: say(`bot.about-${id}`) })}</li>
      ))}
    </ul>
  );
}
