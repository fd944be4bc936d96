/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{The_party} {party_number, select, many {wybierają} other {wybiera}} {blocks}.',
  'head.display': 'Nowe karty na planszy programu.',
  'head.game-ended':
    '{The_parties} {parties_number, select, many {wygrywają} other {wygrywa}} z wynikiem {points} pkt.',

  'together.raise-passed': '{The_parties} nie przebijają.',
  'together.media-passed': '{The_parties} nie kupują znaczników mediów.',
  'together.meetings-bought': '{The_parties} nie organizują wieców.',
  'together.politicians-sent': '{The_parties} nikogo nie wysyłają.',
  'together.poll-passed': '{The_parties} pasują.',
  'together.meetings-kept': '{The_parties} zachowują wszystkie wiece {in_regions}.',
  'together.coalition-passed': '{The_parties} nie szukają koalicjanta.',
  'together.region-laid': 'Nowe plansze: {regions}.',
  'together.opinion-opened': 'Nowe opinie {in_regions}.',
  'together.platform-laid': '{The_parties} wykładają programy.',
  'together.policies-discarded': '{The_parties} odrzucają pozostałe karty.',
  'together.politicians-shown': 'Odkryto polityków {in_regions}.',
  'together.base-changed': 'Rośnie elektorat {of_parties}.',
  'together.meetings-turned-in': 'Liczone są wszystkie wiece {in_regions}.',
  'together.paid-out': '{The_parties} dostają wypłatę.',
  'together.tile-returned': '{The_parties} zabierają żetony koalicji {from_regions}.',

  'then.trend-moved':
    '{party}: notowania {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {way, select, up {w górę} other {w dół}}, {from} → {to}{where, select, none {} other { {in_region}}}.',
  'then.votes-gained': '{party}: głosy {before} → {total}{where, select, none {} other { {in_region}}}.',
  'then.base-changed': '{party}: elektorat {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, {mandates, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}{win, plural, =0 {} one {, # za wygraną} few {, # za wygraną} many {, # za wygraną} other {, # za wygraną}}.',
  'then.national': 'Plansza krajowa: {before} → {after}.',
  'then.score': '{party}: {total} pkt.',

  'effect.none': 'Twoje liczby się nie zmieniają.',
  'effect.votes': 'Ty: głosy {in_region} {from} → {to}.',
  'effect.points':
    'Ty: punkty {win, select, yes {za głosy i zwycięstwo } other {}}{from} → {to}, gdyby {in_region} liczono teraz.',
  'effect.control':
    '{to, plural, =0 {Tracisz wpływ na media {in_region}.} other {Masz teraz wpływ na media {in_region}.}}',
  'effect.base': 'Ty: elektorat {from} → {to}.',
  'effect.money': 'Ty: {from} → {to}.',

  'why.politician': 'Działa {the_politician}.',
  'why.short': 'Nie starcza na to pieniędzy.',
  'why.shared': 'Wspólne: {cards}.{forced, select, yes { Trzy wystarczą bez pytania o zgodę.} other {}}',
  'why.majority':
    '{The_parties} {parties_number, select, many {mają} other {ma}} co najmniej {majority} głosów.',

  'cause.block': 'Z układu początkowego.',
  'cause.politician': 'To {the_politician} {of_party}.',
  'cause.poll':
    'Sondaż, który {party_number, select, many {publikują} other {publikuje}} {the_party}: {poll}.',
  'cause.meetings': 'Za wymienione wiece.',
  'cause.donation': 'Za zebrane składki: {amount}.',
  'cause.refusal': 'Za rezygnację ze składek: {amount}.',
  'cause.extra-dice': 'Nikt inny nie zrezygnował z tak dużych składek ({amount}): dodatkowe kości.',
  'cause.quiet-poll': 'Za sondaż {in_region} zachowany dla siebie.',
  'cause.national': 'Zgodne z planszą krajową: {opinions}.',

  'right.media':
    '{The_party} {party_number, select, many {mają} other {ma}} wpływ na media {in_region}: {own} z {all} znaczników.',
  'right.majority':
    '{The_party} {party_number, select, many {mają} other {ma}} {in_region} więcej głosów niż wszyscy inni razem: {own} z {all}.',

  'idle.used': 'Jego „!” zostało tu już użyte.',
  'idle.key-issue': 'Żadna opinia nie jest odkryta.',
  'idle.own-trend': 'Notowania nie mogą wzrosnąć.',
  'idle.other-trends': 'Niczyje notowania nie mogą spaść.',
  'idle.other-trend': 'Niczyje notowania nie mogą spaść.',
  'idle.votes': 'Więcej głosów się nie zmieści.',
  'idle.media': 'Nie ma znacznika mediów do zabrania.',
  'idle.poll': 'Nie ma sondażu.',
  'idle.platform': 'Nie ma karty programu.',
  'idle.base': 'Elektorat nie może wzrosnąć.',

  'tile-why.nobody-there': 'Brak partnera: nie leży tam żaden inny żeton.',
  'tile-why.too-few': 'Brak partnera: potrzeba {needed} wspólnych kart. Wspólne: {others}.',
  'tile-why.taken': 'Partie z {needed} wspólnymi kartami mają już partnera. Wspólne: {others}.',
  'tile-why.not-agreed': 'Nikt się nie zgodził. Wspólne: {others}.',

  'partner.nobody-reaches': '{With_seeker} nikt nie osiąga {majority} głosów.',
  'partner.only-one':
    'Tylko {the_partner} {partner_number, select, many {osiągają} other {osiąga}} {with_seeker} {majority} głosów.',
  'partner.common':
    'Z tych, którzy {with_seeker} osiągają {majority}, najwięcej wspólnego {partner_number, select, many {mają} other {ma}} {the_partner}: {cards}.',
  'partner.turn-order':
    '{The_tied} mają {with_seeker} tyle samo wspólnego; w kolejności gry {partner_number, select, many {pierwsi są} other {pierwsza jest}} {the_partner}.',

  'side.votes': 'Najwięcej głosów: {sides}.',
  'side.highest':
    'Po {votes} głosów; najwyższy pojedynczy znacznik {winner_number, select, many {mają} other {ma}} {the_winner}: {highest}.',
  'side.on-top': 'Po {votes} głosów, najwyższe znaczniki też równe: na wierzchu leży znacznik {of_winner}.',

  'floor.product': 'Każdy nawias liczy się co najmniej za 1.',
  'floor.factor': 'Dwa wiece dają co najmniej jeden głos.',
};
