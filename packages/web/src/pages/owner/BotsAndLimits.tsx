import type { BotQueue, Refused } from '@macher/protocol';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Facts } from './Facts.tsx';
import { secondsText } from './figures.ts';
import { tell } from './words.ts';
import './BotsAndLimits.css';

interface LimitsProps {
  readonly bots: BotQueue | null;
  readonly refused: readonly Refused[];
}

/** How long bots wait, and which limits were met. */
export function BotsAndLimits({ bots, refused }: LimitsProps) {
  return (
    <Section title={tell('bots.title')}>
      {bots === null ? <p class="soft">{tell('bots.none')}</p> : <Facts facts={factsOf(bots)} />}
      <h3>{tell('refused.title')}</h3>
      {refused.length === 0 ? <p class="soft">{tell('refused.none')}</p> : <RefusedTable refused={refused} />}
    </Section>
  );
}

function factsOf({ waiting, median, longest }: BotQueue): readonly (readonly [string, string])[] {
  const waits = { median: secondsText(median), longest: secondsText(longest) };
  return [
    [tell('bots.waiting'), String(waiting)],
    [tell('bots.wait'), tell('bots.waits', waits)],
  ];
}

function RefusedTable({ refused }: Pick<LimitsProps, 'refused'>) {
  return (
    <table class="refused">
      <thead>
        <tr>
          {(['refused.code', 'refused.door', 'refused.times'] as const).map(key => (
            <th key={key} scope="col">
              {tell(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {refused.map(({ door, code, times }) => (
          <tr key={`${door} ${code}`}>
            <td>
              <code>{code}</code>
            </td>
            <td>{tell(`refused.${door}`)}</td>
            <td class="figure">{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
