/** Decisions about policy cards: draft, platform, exchange. */
export const dockCards = {
  'policy.choose': 'Choisis une carte',
  'policy.discarded': 'Défausse',
  'policy.new-issue': 'autre thème',
  'policy.laid': 'déjà posée',
  'policy.only-for': 'contre',

  'draft.packet': 'Paquet {pick} sur {picks}',
  'draft.kept': 'Gardées jusqu’ici :',
  'draft.last': 'Après le dernier choix, tu gardes aussi les cartes qu’on te passe.',
  'draft.passed-on': 'Passées à gauche',
  'draft.confirm': 'Garder {card}',

  'keep-policy.confirm': 'Garder {card}',

  'take-policy.display': 'Étalage',
  'take-policy.confirm': 'Prendre {card}',

  'platform.shown': 'Déjà posées',
  'platform.laid': 'Posées',
  'platform.of': '{laid} sur {count}',
  'platform.left': 'Restent en main',
  'platform.issue-laid': 'thème posé',
  'platform.missing': '{count, plural, one {Encore # carte} other {Encore # cartes}}',
  'platform.confirm': '{count, plural, one {Poser {cards}} other {Poser ces # cartes}}',

  'source.choose': 'Choisis d’où viennent les cartes',
  'source.draw': 'Piocher une carte',
  'source.refresh': 'Remplacer les cartes visibles',
  'source.nothing': 'Échanger seulement',
  'source.brings':
    '{count, plural, =0 {aucune nouvelle carte} one {# nouvelle carte pour échanger} other {# nouvelles cartes pour échanger}}',
  'source.to-exchange': 'Cartes pour échanger',
  'source.pile': 'Cartes dans la pioche',

  'exchange.which-policy': 'Plateforme : à la place de laquelle ?',
  'exchange.which-card': 'Main : laquelle à la place ?',
  'exchange.in-hand': '{card}, dans ta main',
  'exchange.in-platform': '{card}, sur ta plateforme',
  'exchange.picked': '{card}, attend la carte contre laquelle l’échanger',
  'exchange.changed': '{card} à la place de {before}',
  'exchange.take-back': 'annuler',
  'exchange.take-back-card': 'Reprendre {card}',
  'exchange.for': 'contre',
  'exchange.none': 'Ne rien échanger',
  'exchange.choose': 'Choisis les cartes à échanger',
  'exchange.keep': 'garder',
  'exchange.keep-card': 'Garder {card} en main',
  'exchange.keep-which':
    '{count, plural, one {Quelle carte gardes-tu ?} other {Quelles # cartes gardes-tu ?}}',
  'exchange.confirm': '{count, plural, one {Échanger # carte} other {Échanger # cartes}}',
  'exchange.confirm-keep':
    '{count, plural, one {Échanger # carte} other {Échanger # cartes}}, garder {cards}',
  'exchange.exchanged': 'Échangées',
  'exchange.kept': 'Gardées en main',

  'redraw.discard': 'Main : que défausses-tu ?',
  'redraw.goes': 'défausse',
  'redraw.none': 'Garder toutes les cartes',
  'redraw.choose': 'Choisis les cartes à défausser',
  'redraw.confirm':
    '{count, plural, one {Défausser # carte et en piocher #} other {Défausser # cartes et en piocher #}}',

  'swap.confirm': 'Poser {in} à la place de {out}',
  'swap.hand': 'Cartes en main',
  'swap.discarded': 'défaussée',
};
