// What a politician is to do, as far as it is planned
import type { Deed, DeedOffer, Kind, PoliticianId, RegionId, View } from '@macher/engine';
import { deedText, partyAt } from '@macher/words';
import type { Asked, Total } from '../dock.ts';
import { say } from '../words.ts';
import { baseIn, baseTotal, moneyIn, moneyTotals } from './totals.ts';

/** null: not chosen yet. */
export interface ActPlan {
  readonly deed: Deed | null;
}

/** A politician whose turn it is, and what is offered to it. */
export interface Turn {
  readonly politician: PoliticianId;
  readonly region: RegionId;
  readonly deeds: readonly DeedOffer[];
}

/** The text of the button. Where the money for the only action is missing, nothing is all that is left. [R24] */
export function confirmText({ words, subject }: Asked<Kind>, turn: Turn, deed: Deed | null): string {
  if (turn.deeds.length === 0) return say('acts.cannot');
  const offer = turn.deeds.find(each => each.deed === deed?.deed);
  if (deed === null || offer === undefined) return say('acts.choose');
  if (deed.deed !== 'media' || offer.deed !== 'media')
    return capital(words.language, deedText(words, subject, offer, deed));
  return say(deed.place ? 'acts.confirm-replace' : 'acts.confirm-remove', {
    party: partyAt(words, subject, deed.from),
    cost: words.money(offer.cost),
  });
}

function capital(language: string, text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Totals of the viewer's own figures that the deed changes, and no others. */
export function actTotals(asked: Asked<Kind>, _plan: ActPlan, planned: View): readonly Total[] {
  const { view } = asked;
  return [
    ...(moneyIn(asked, view) === moneyIn(asked, planned) ? [] : moneyTotals(asked, planned)),
    ...(baseIn(asked, view) === baseIn(asked, planned) ? [] : [baseTotal(asked, planned)]),
  ];
}
