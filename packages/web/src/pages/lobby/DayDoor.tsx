import type { Today } from '@macher/protocol';
import { isAway } from '../../kit/net/api.ts';
import { HAS_SERVER } from '../../kit/site.ts';
import { person } from '../../kit/state/person.ts';
import { pathTo } from '../../kit/state/route.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { rulesetName, wordsFor } from '../../kit/ui/game/rulesetName.ts';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { calendarText } from '../../kit/ui/text/calendarText.ts';
import { dayApi } from '../day/dayApi.ts';
import { Door } from './Door.tsx';
import { say } from './words.ts';

/** DayDoor leads to the deal that everyone plays today. Without a server there is no list. */
export function DayDoor() {
  const why = HAS_SERVER ? 'daily.away' : 'daily.site';
  return (
    <Door
      kind="daily"
      icon="calendar"
      title={say('daily.title')}
      text={say(isAway.value ? why : 'daily.text')}
      isShut={isAway.value}
    >
      <OfToday />
    </Door>
  );
}

/** OfToday says what is played and how many have, as soon as the server has said so. */
function OfToday() {
  const { value } = useRefreshed(dayApi.today, `today ${person.value?.id}`);
  return (
    <>
      {value === null ? null : <Facts today={value} />}
      <Ways today={value} />
    </>
  );
}

function Facts({ today }: { readonly today: Today }) {
  const { day, deal, played, best, mine } = today;
  const words = wordsFor(deal.ruleset);
  const bots = deal.seats.flatMap(({ bot }) => (bot === null ? [] : botShortName(bot)));
  const own = deal.seats.find(({ bot }) => bot === null);
  const ruleset = rulesetName(deal.ruleset);
  const party = words.party(own?.party ?? '');
  return (
    <>
      <p class="soft">{say('daily.seats', { ruleset, party, bots: words.list(bots) })}</p>
      <p>
        {mine?.place == null
          ? say('daily.played', { played, best: best ?? 0 })
          : say('daily.place', { place: mine.place.place, played, points: mine.place.points })}
      </p>
      <p class="soft">{calendarText(day)}</p>
    </>
  );
}

function Ways({ today }: { readonly today: Today | null }) {
  const mine = today?.mine ?? null;
  return (
    <>
      {mine?.stage === 'playing' ? (
        <PageLink to={pathTo(mine.table, null)} kind="button">
          <Icon name="play" /> {say('daily.go-on')}
        </PageLink>
      ) : null}
      <PageLink to="/day" kind={mine?.stage === 'playing' ? 'link' : 'button'}>
        {say(mine === null ? 'daily.open' : 'daily.list')}
      </PageLink>
    </>
  );
}
