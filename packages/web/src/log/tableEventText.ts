import type { News } from '@macher/protocol';
import { partyAt, type Subject, type Wording } from '@macher/words';
import { say } from '../state/settings.ts';
import { botShortName } from '../ui/botName.ts';

/** What happened at the table rather than in the game; null: the events say it, or it is talk. */
export function tableEventText({ what }: News, words: Wording, subject: Subject): string | null {
  switch (what.kind) {
    case 'opened':
    case 'acted':
    case 'said':
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
      return say(`told.proposed-${what.proposal.kind}`, {
        party: partyAt(words, subject, what.seat),
        name: what.proposal.kind === 'take-over' ? what.proposal.person.name : '',
      });
    case 'paused':
      return say(what.isPaused ? 'told.paused' : 'told.goes-on');
    case 'started':
    case 'pace-set':
    case 'abandoned':
      return say(`told.${what.kind}`);
  }
}
