import type { Messages } from './en.ts';

export const de: Messages = {
  'lane.too-few': '{meetings}/{needed}',

  'here.mark-text': 'Dieses Spiel liegt in diesem Browser. Es braucht keinen Server und kein Netz.',

  'away.watching': 'Du siehst zu.',
  'waiting.deserted': 'Das Spiel wartet',
  'hint.ask': 'Was täte Stufe 4? (steht dann in der Aufzeichnung)',

  'refusal.not-owner': 'Das kann nur, wer den Tisch eröffnet hat.',
  'refusal.not-seated': 'Du hast hier keinen Platz.',
  'refusal.seat-taken': 'Der Platz ist besetzt.',
  'refusal.seat-kept': 'Der Platz ist für jemand anderen reserviert.',
  'refusal.seat-empty': 'Dort sitzt sonst niemand.',
  'refusal.blocked': 'Du bist an diesem Tisch gesperrt.',
  'refusal.seat-not-there': 'Diesen Platz gibt es nicht.',
  'refusal.already-seated': 'Du hast schon einen Platz.',
  'refusal.bot-not-there': 'Diesen Bot gibt es nicht.',
  'refusal.party-taken': 'Diese Partei ist vergeben.',
  'refusal.party-settled': 'Der Wettbewerb hat jedem Platz seine Partei gegeben.',
  'refusal.party-not-there': 'Diese Partei gibt es in diesem Spiel nicht.',
  'refusal.not-gathering': 'Die Partie hat schon begonnen.',
  'refusal.not-playing': 'Hier läuft gerade keine Partie.',
  'refusal.not-all-ready': 'Noch sind nicht alle bereit.',
  'refusal.seats-open': 'Es sind noch Plätze frei.',
  'refusal.deal-not-agreed':
    'Die Karten sind nicht neu gemischt. Lade die Seite neu, um zu sehen, woher sie stammen.',
  'refusal.nothing-to-undo': 'Du hast nichts zurückzunehmen.',
  'refusal.revealed': 'Es wurde etwas aufgedeckt: Zurück geht es nur, wenn alle zustimmen.',
  'refusal.proposal-open': 'Es liegt schon ein Vorschlag vor.',
  'refusal.no-proposal': 'Dieser Vorschlag gilt nicht mehr.',
  'refusal.already-answered': 'Du hast schon geantwortet.',
  'refusal.away': 'Ein Bot spielt für dich: Komm zuerst zurück.',
  'refusal.not-away': 'Für dich spielt gerade kein Bot.',
  'refusal.text-empty': 'Schreib etwas.',
  'refusal.talk-full': 'An diesem Tisch lässt sich nichts mehr schreiben.',
  'refusal.log-full': 'An diesem Tisch ist so viel geschehen, dass nur noch gespielt werden kann.',
  'refusal.enough-today':
    'Du oder dein Netz habt heute genug geschrieben. Es geht morgen weiter; spielen kannst du immer.',
  'refusal.enough-kept':
    'Von dir ist so viel aufgehoben, wie dieser Server aufhebt. Spielen kannst du weiter.',
  'refusal.still-there': 'Eben war dort noch jemand. Warte ein wenig.',
  'refusal.founder-away':
    'Jemand, der die Partie mit begonnen hat, ist weg. Das geht nur mit dessen Zustimmung oder eine Woche danach.',
  'refusal.seen-another':
    'Du hast schon einen anderen Platz dieser Partie gesehen und kannst diesen nicht spielen.',
  'refusal.asked-too-often': 'Du hast in dieser Partie oft genug gefragt.',
  'refusal.no-days-left': 'So viele freie Tage hast du nicht mehr.',
  'refusal.no-programs': 'An diesem Tisch sitzen nur Menschen.',
  'refusal.not-admitted': 'An diesem Tisch kannst du keinen Platz nehmen. Andere stehen dir offen.',
  'refusal.too-few-games':
    'Von dir sind hier zu wenige Partien bekannt: Öffentliche und gewertete zählen. Spiele erst anderswo einige.',
  'refusal.too-few-finished':
    'Dieser Tisch ist für Leute, die mehr ihrer Partien zu Ende spielen. Jede beendete Partie hebt deinen Anteil.',
  'refusal.too-slow':
    'Dieser Tisch ist für Leute, die in Partien über Tage schneller antworten. Schnellere Entscheidungen senken deine übliche Zeit.',
  'refusal.no-regency': 'Hier darfst du niemanden vertreten, oder die Zeit ist um.',
  'refusal.name-not-kept':
    'An einem Tisch, den alle finden, kann dich nur vertreten, wer seinen Namen mit einem Passwort schützt.',
  'refusal.no-hints': 'Hier gibt es keine Tipps.',
  'refusal.wrong-time': 'Wähle eine Zeit in den nächsten 10 Tagen.',
  'refusal.no-offer': 'Dieses Angebot gibt es nicht mehr.',
  'refusal.empty-deal': 'Ein Geschäft braucht ein Versprechen über ein Land und eine Runde, die noch kommt.',
  'refusal.stale': 'Die Partie ist schon weiter. Sieh noch einmal hin.',
  'refusal.frozen': 'Dieser Tisch ist eingefroren: Du kannst ihn ansehen, aber nicht weiterspielen.',

  'national.secured': 'gesichert',

  'formula.half': 'die Hälfte von {meetings, plural, one {# Veranstaltung} other {# Veranstaltungen}}',

  'donation.choose': 'Wähle eine Spende',
  'donation.take': '{amount} annehmen',
  'donation.refuse': '{amount} ablehnen',
  'donation.money': 'Geld',
  'donation.base': 'Basis {before} → {after}{dice, plural, =0 {} one { (# Würfel)} other { (# Würfel)}}',
  'donation.paid': 'Du hast erhalten',
  'donation.for-seats': 'für Stimmen',
  'donation.for-base': 'für Parteibasis {base}',
  'donation.before': 'vorher',
  'donation.now': 'jetzt',
  'donation.gone': 'Verbraucht:',

  'end.source-mandates': 'Stimmen',
  'end.source-wins': 'Wahlsiege',
  'end.source-media': 'Medien',
  'end.source-base': 'Basis',
  'end.source-national': 'Bund',
  'end.source-money': 'Geld',

  'follow.you': 'Du',
  'follow.votes': '{votes, plural, one {Stimme} other {Stimmen}}',
  'digest.title': 'Seit deiner letzten Entscheidung',
  'keys.digest': 'Was seit deiner letzten Entscheidung geschah',

  'coach.on': 'Trainer an',
  'coach.off': 'Trainer aus',
  'first.mark': 'Erstes Spiel',

  'lobby.go': 'Zur Lobby',

  'record.title': 'Gespeicherte Partie ansehen',
  'record.text':
    'Lade eine beendete Partie, wähle einen Zeitpunkt, sieh durch jedermanns Augen und spiel von dort neu weiter.',
  'record.is-view':
    'Diese Datei wurde gespeichert, während die Partie noch lief: Sie zeigt, was ein einzelner Spieler sah, und lässt sich nicht weiterspielen.',
  'record.malformed': 'Diese Datei ist keine Aufzeichnung einer Partie: {detail}',
  'record.found': '{ruleset}, {names}, {actions, plural, one {# Entscheidung} other {# Entscheidungen}}',
  'record.look': 'Ansehen',
  'record.knows': 'Wer die Datei hat, kennt die Karten, die noch kommen.',
  'record.download': 'Aufzeichnung speichern',

  'rematch.offered': '{name} möchte eine Revanche.',
  'rematch.same-deal': '{name} möchte dieselbe Verteilung noch einmal spielen.',

  'ribbon.your-decision': 'Du bist dran',
  'keys.confirm': 'Die Entscheidung bestätigen',

  'rules.loading': 'Wird nachgeschlagen …',
  'rules.phase': 'Phase',
  'rules.book': 'Regelheft öffnen',

  'side.points': 'Punkte',
  'side.base': 'Basis',
  'side.log': 'Protokoll',
  'side.media-board': 'Medien',
  'talk.label': 'Chat',
  'told.phrased': '{party}: {phrase}',
  'phrase.hello': 'Hallo!',
  'phrase.good-game': 'Gutes Spiel!',
  'phrase.well-played': 'Gut gespielt!',
  'phrase.thanks': 'Danke!',
  'phrase.sorry': 'Tut mir leid!',
  'phrase.one-moment': 'Einen Moment, bitte.',
  'phrase.your-turn': 'Du bist dran.',
  'phrase.good-luck': 'Viel Glück!',

  'national.opinions': 'Bundesmeinung',
  'national.media': 'Medien, Punkte je Wahl',

  'gather.you': 'du',

  'text.labelled': '{label}: {text}',
  'word.media': 'Medien',
  'word.votes': 'Stimmen',
  'word.base': 'Parteibasis',
  'word.platform': 'Parteiprogramm',
  'word.hand': 'Hand',
  'word.your-hand': 'Deine Hand',
};
