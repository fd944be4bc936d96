/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{party} – {blocks}.',
  'head.display': 'Nowe karty na planszy programu.',
  'head.game-ended': 'Zwycięstwo, {points} pkt: {parties}.',

  'together.raise-passed': '{parties}: nie podniesiono oferty.',
  'together.media-passed': '{parties}: nie kupiono znaczników mediów.',
  'together.meetings-bought': '{parties}: nie zorganizowano wieców.',
  'together.politicians-sent': '{parties}: nikogo nie wysłano.',
  'together.poll-passed': '{parties}: pas.',
  'together.meetings-kept': '{parties}: zachowano wszystkie wiece ({regions}).',
  'together.coalition-passed': '{parties}: zrezygnowano z szukania partnera.',
  'together.region-laid': 'Nowe plansze: {regions}.',
  'together.opinion-opened': 'Nowe opinie: {regions}.',
  'together.platform-laid': 'Wyłożone programy: {parties}.',
  'together.policies-discarded': '{parties}: odrzucono pozostałe karty.',
  'together.politicians-shown': 'Odkryto polityków: {regions}.',
  'together.base-changed': 'Elektorat rośnie: {parties}.',
  'together.meetings-turned-in': '{regions}: policzono wszystkie wiece.',
  'together.paid-out': 'Wypłata: {parties}.',
  'together.tile-returned': '{regions} – żetony koalicji wracają: {parties}.',

  'then.trend-moved':
    '{party}: notowania {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {way, select, up {w górę} other {w dół}}, {from} → {to}{where, select, none {} other { ({region})}}.',
  'then.votes-gained': '{party}: głosy {before} → {total}{where, select, none {} other { ({region})}}.',
  'then.base-changed': '{party}: elektorat {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, {mandates, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}{win, plural, =0 {} one {, # za wygraną} few {, # za wygraną} many {, # za wygraną} other {, # za wygraną}}.',
  'then.national': 'Plansza krajowa: {before} → {after}.',
  'then.score': '{party}: {total} pkt.',

  'effect.none': 'Twoje liczby się nie zmieniają.',
  'effect.votes': 'Ty: głosy {from} → {to} ({region}).',
  'effect.points': 'Ty: punkty {from} → {to}, gdyby liczyć teraz ({region}).',
  'effect.control':
    '{to, plural, =0 {Tracisz wpływ na media ({region}).} other {Masz wpływ na media ({region}).}}',
  'effect.base': 'Ty: elektorat {from} → {to}.',
  'effect.money': 'Ty: {from} → {to}.',

  'why.politician': 'Działa: {politician}.',
  'why.short': 'Nie starcza na to pieniędzy.',
  'why.shared': 'Wspólne: {cards}.{forced, select, yes { Trzy wystarczą bez pytania o zgodę.} other {}}',
  'why.majority': 'Co najmniej {majority} głosów: {parties}.',

  'cause.block': 'Z układu początkowego.',
  'cause.politician': '{party}: {politician}.',
  'cause.poll': 'Sondaż, który publikuje {party}: {poll}.',
  'cause.meetings': 'Za wymienione wiece.',
  'cause.donation': 'Za zebrane składki: {amount}.',
  'cause.refusal': 'Za rezygnację ze składek: {amount}.',
  'cause.extra-dice': 'Nikt inny nie zrezygnował z tak dużych składek ({amount}): dodatkowe kości.',
  'cause.quiet-poll': 'Za sondaż zachowany dla siebie ({region}).',
  'cause.national': 'Zgodne z planszą krajową: {opinions}.',

  'right.media': '{party} ma kontrolę nad mediami ({region}): {own} z {all} znaczników.',
  'right.majority': '{party} ma więcej głosów niż wszyscy inni razem ({region}): {own} z {all}.',

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

  'partner.nobody-reaches': 'Z partią {seeker} nikt nie osiąga {majority} głosów.',
  'partner.only-one': 'Tylko {partner} osiąga z partią {seeker} {majority} głosów.',
  'partner.common':
    'Z tych, którzy z partią {seeker} osiągają {majority}, najwięcej wspólnego ma {partner}: {cards}.',
  'partner.turn-order':
    'Tyle samo wspólnego z partią {seeker}: {tied}; pierwsza w kolejności gry: {partner}.',

  'side.votes': 'Najwięcej głosów: {sides}.',
  'side.highest': 'Po {votes} głosów; najwyższy pojedynczy znacznik ma {winner}: {highest}.',
  'side.on-top': 'Po {votes} głosów, najwyższe znaczniki też równe: na wierzchu leży {winner}.',

  'floor.product': 'Każdy nawias liczy się co najmniej za 1.',
  'floor.factor': 'Dwa wiece dają co najmniej jeden głos.',
};
