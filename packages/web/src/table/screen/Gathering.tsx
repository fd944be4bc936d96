import type { Sheet } from '@macher/protocol';
import { InviteFriends } from '../../kit/friends/InviteFriends.tsx';
import { PageHead } from '../../kit/head/PageHead.tsx';
import type { TableStore } from '../../kit/state/table.ts';
import { paceText } from '../../kit/terms/pace.ts';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Invite } from '../../kit/ui/people/Invite.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { PlayedOn } from '../../moments/timeline/PlayedOn.tsx';
import { ContestNote } from '../contest/ContestNote.tsx';
import { RefusalLine } from '../dock/RefusalLine.tsx';
import { Promised } from '../fairness/Promised.tsx';
import { ScheduleHost } from '../plans/PlansHost.tsx';
import { Talk } from '../side/Talk.tsx';
import { BlockedHere } from './BlockedHere.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { GatheringSeat, NameToSit } from './GatheringSeat.tsx';
import { JoinTerms } from './JoinTerms.tsx';
import { StartOrClose } from './StartOrClose.tsx';
import { say } from './words.ts';
import './Gathering.css';

/** Gathering is before the game: who plays, and with which party. */
export function Gathering({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  const rules = store.ruleBook.value;
  const isOwner = sheet.owner === store.source.person.value?.id;
  return (
    <div class="page">
      <PageHead />
      <main class={`gathering e-${rules?.edition ?? ''}`}>
        <header>
          <h1>{rules === null ? say('gather.title') : rulesetName(rules.ruleset)}</h1>
          <p class="soft">{paceText(sheet.clock.pace)}</p>
          <DaysOff sheet={sheet} />
          {sheet.isRated ? <p class="soft">{say('new.rated-text')}</p> : null}
          {sheet.contest === null ? <Terms sheet={sheet} /> : <ContestNote store={store} />}
          <JoinTerms store={store} isOwner={isOwner} />
          <Promised store={store} sheet={sheet} />
          <ConnectionLine store={store} />
        </header>
        <section class="panel seats" aria-labelledby="seats-title">
          <h2 id="seats-title">{say('gather.seats')}</h2>
          <BlockedHere sheet={sheet} />
          <NameToSit sheet={sheet} />
          <ol>
            {sheet.places.map((place, seat) => (
              <GatheringSeat
                key={seat}
                store={store}
                sheet={sheet}
                place={place}
                seat={seat}
                isOwner={isOwner}
              />
            ))}
          </ol>
          <RefusalLine store={store} />
          <PlayedOn store={store} />
          <ScheduleHost store={store} sheet={sheet} />
          <StartOrClose store={store} sheet={sheet} isOwner={isOwner} />
        </section>
        {sheet.contest === null ? (
          <section class="panel" aria-labelledby="invite-title">
            <h2 id="invite-title">{say('invite.title')}</h2>
            <Invite store={store} />
            {isOwner && store.source.kind === 'server' ? <InviteFriends store={store} sheet={sheet} /> : null}
          </section>
        ) : null}
        <section class="panel gathering-talk" aria-labelledby="talk-title">
          <h2 id="talk-title">{say('talk.label')}</h2>
          <Talk store={store} />
        </section>
      </main>
    </div>
  );
}

/** DaysOff are the same for everyone while nobody has taken any. */
function DaysOff({ sheet }: { readonly sheet: Sheet }) {
  const [days = 0] = sheet.absences.map(({ daysLeft }) => daysLeft);
  return days === 0 ? null : <p class="soft">{say('new.days-off-text', { days })}</p>;
}

/** Where the deal comes from, and who may come to play later. */
function Terms({ sheet: { origin, takeOver } }: { readonly sheet: Sheet }) {
  return (
    <>
      {origin === 'fresh' ? null : (
        <p class="known-deal">
          <Icon name="eye" /> {say(`deal.${origin}-text`)}
        </p>
      )}
      <p class="soft">{say(`new.take-over-${takeOver}-text`)}</p>
    </>
  );
}
