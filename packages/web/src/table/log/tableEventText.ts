import type { HappeningOf, News, Proposed, ToldActed } from '@macher/protocol';
import { partyAt, type Spelled, type Subject, type Wording } from '@macher/words';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { say } from './words.ts';

/** What happened at the table rather than in the game; null: the events say it, or it is talk. */
export function tableEventText({ what }: News, words: Wording, subject: Subject): string | null {
  switch (what.kind) {
    case 'acted':
      return hintedText(what, words, subject);
    case 'opened':
    case 'said':
    case 'phrased':
    case 'noted':
    case 'readied':
    case 'answered':
    case 'seat-kept':
      return null;
    case 'sat':
      return say('told.sat', { party: partyAt(words, subject, what.seat), name: what.person.name });
    case 'sent-away':
      return say('told.sent-away', { party: partyAt(words, subject, what.seat), name: what.person.name });
    case 'rematch-offered':
      return say(what.isSameDeal ? 'rematch.same-deal' : 'rematch.offered', { name: what.person.name });
    case 'handed-over':
      return say('told.handed-over', { party: partyAt(words, subject, what.seat), name: what.person.name });
    case 'bot-seated':
      return say('told.bot-seated', {
        party: partyAt(words, subject, what.seat),
        bot: botShortName(what.bot),
      });
    case 'stood-in':
      return say(`told.stood-in-${what.why}`, {
        party: partyAt(words, subject, what.seat),
        bot: botShortName(what.bot),
      });
    case 'substituted':
      return words.say(`bot.${what.why}`, {
        party: partyAt(words, subject, what.seat),
        bot: botShortName(what.bot),
        by: what.by === null ? 'none' : botShortName(what.by),
      });
    case 'stood-up':
    case 'bot-removed':
    case 'returned':
    case 'days-ended':
    case 'regent-ended':
      return say(`told.${what.kind}`, { party: partyAt(words, subject, what.seat) });
    case 'party-chosen':
      return null;
    case 'taken-back':
      return what.seat === null
        ? say('told.taken-back-all')
        : say('told.taken-back', { party: partyAt(words, subject, what.seat) });
    case 'gone-back':
      return say('told.gone-back', { party: partyAt(words, subject, what.seat) });
    case 'proposed':
      return proposedText(what.proposal, partyAt(words, subject, what.seat));
    case 'days-off':
      return say('told.days-off', { party: partyAt(words, subject, what.seat), until: timeText(what.until) });
    case 'regent-named':
      return regentText(what, partyAt(words, subject, what.seat));
    case 'regent-began':
      return say('told.regent-began', { party: partyAt(words, subject, what.seat), name: what.person.name });
    case 'scheduled':
      return what.at === null ? say('told.unscheduled') : say('told.scheduled', { until: timeText(what.at) });
    case 'offered':
      return say('told.offered', {
        party: partyAt(words, subject, what.seat),
        other: partyAt(words, subject, what.to),
      });
    case 'offer-answered':
      return say(`told.offer-${what.state}`);
    case 'paused':
      return say(what.isPaused ? 'told.paused' : 'told.goes-on');
    case 'hints-set':
      return say(what.isAllowed ? 'told.hints-set' : 'told.hints-ended');
    case 'started':
    case 'pace-set':
    case 'abandoned':
      return say(`told.${what.kind}`);
  }
}

/** The text of a hint: a decision is told by its events; that somebody took a hint for it is not. */
function hintedText({ isHinted, seat }: ToldActed, words: Wording, subject: Subject): string | null {
  return isHinted === true ? say('told.hinted', { party: partyAt(words, subject, seat) }) : null;
}

function regentText({ name, until }: HappeningOf<'regent-named'>, party: Spelled): string {
  return name === null
    ? say('told.regent-none', { party })
    : say('told.regent-named', { party, name, until: timeText(until) });
}

function proposedText(proposal: Proposed, party: Spelled): string {
  const name = proposal.kind === 'take-over' ? proposal.person.name : '';
  return say(`told.proposed-${proposalName(proposal)}`, { party, name });
}

/** The name of a proposal; what needs nobody's consent is said as it is. */
function proposalName(proposal: Proposed): Proposed['kind'] | 'no-hints' {
  return proposal.kind === 'hints' && !proposal.isAllowed ? 'no-hints' : proposal.kind;
}
