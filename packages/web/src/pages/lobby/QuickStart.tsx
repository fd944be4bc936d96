import { DEFAULT_BOT, LEVELS, type Level, opponentsAt } from '@macher/bots/ids';
import { PARTIES } from '@macher/editions';
import { at, type PartyId } from '@macher/engine';
import type { NewTable } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { openTable } from '../../kit/local/openTable.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { stored } from '../../kit/stored.ts';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { aboutBot } from '../../kit/ui/people/botName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import { say } from './words.ts';
import './QuickStart.css';

/** The party you took last time. */
const party = stored<PartyId>('party', 'spd', value => PARTIES.includes(String(value)));

/** QuickStart: one click, and the game is there. Everything above the button may be left as it is. */
export function QuickStart() {
  const level = useSignal<Level>(DEFAULT_BOT);
  const { problem, isBusy, run } = useRequest();
  return (
    <section class="panel quick" aria-labelledby="quick-title">
      <h2 id="quick-title">{say('quick.title')}</h2>
      <p>{say('quick.text')}</p>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void run(() => openTable(againstBots(party.value, level.value)));
        }}
      >
        <div class="quick-choices">
          <NameField />
          <PartyChoice />
        </div>
        <div class="field">
          <span aria-hidden>{say('quick.level')}</span>
          <Segments
            label={say('quick.level')}
            value={level.value}
            options={LEVELS.map(each => ({ value: each, label: say('bot.level', { level: each }) }))}
            choose={chosen => {
              level.value = chosen;
            }}
          />
          <p class="soft" aria-live="polite">
            {aboutBot(level.value)}
          </p>
        </div>
        <button type="submit" class="button primary big" disabled={isBusy}>
          <Icon name="play" /> {say('quick.button')}
        </button>
        <Problem problem={problem} />
      </form>
    </section>
  );
}

function PartyChoice() {
  const words = wordsOf('2019');
  return (
    <div class="field">
      <span aria-hidden>
        {say('text.label', { label: say('word.your-party') })} <b>{words.party(party.value)}</b>
      </span>
      <Segments
        label={say('word.your-party')}
        value={party.value}
        options={PARTIES.map(each => ({
          value: each,
          label: <PartyChip party={each} />,
          name: words.party(each),
        }))}
        choose={chosen => {
          party.value = chosen;
        }}
      />
    </div>
  );
}

/**
 * The seats against bots: three of the other parties, as they stand on the boards, each in the hands of another
 * character.
 */
function againstBots(own: PartyId, level: Level): NewTable {
  const others = PARTIES.filter(each => each !== own).slice(-3);
  const bots = opponentsAt(level, others.length);
  return {
    ruleset: '2019-4',
    pack: null,
    openMoney: false,
    pace: { kind: 'none' },
    isPrivate: true,
    seats: [
      { party: own, who: 'me' },
      ...others.map((each, index) => ({ party: each, who: at(bots, index) })),
    ],
  };
}
