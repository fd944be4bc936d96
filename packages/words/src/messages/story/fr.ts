/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{party}, choix de départ : {blocks}.',
  'head.display': 'Nouvelles cartes visibles.',
  'head.game-ended': 'Victoire avec {points} points : {parties}.',

  'together.raise-passed': '{parties} : pas de relance.',
  'together.media-passed': '{parties} : pas d’achat de marqueur média.',
  'together.meetings-bought': '{parties} : pas d’achat de réunions.',
  'together.politicians-sent': '{parties} : aucun politicien envoyé.',
  'together.poll-passed': '{parties} : passe.',
  'together.meetings-kept': '{parties}, {regions} : aucune réunion convertie.',
  'together.coalition-passed': '{parties} : pas de recherche de partenaire.',
  'together.region-laid': 'Nouveaux plateaux : {regions}.',
  'together.opinion-opened': 'Nouvelles opinions : {regions}.',
  'together.platform-laid': 'Plateformes révélées : {parties}.',
  'together.policies-discarded': '{parties} : cartes restantes défaussées.',
  'together.politicians-shown': 'Politiciens révélés : {regions}.',
  'together.base-changed': 'Nouveaux adhérents : {parties}.',
  'together.meetings-turned-in': '{regions} : toutes les réunions sont comptées.',
  'together.paid-out': 'Financement : {parties}.',
  'together.tile-returned': '{regions}, tuiles de coalition reprises : {parties}.',

  'then.trend-moved':
    '{party} : popularité {way, select, up {en hausse} other {en baisse}} de {spaces, plural, one {une case} other {# cases}}, {from} → {to}{where, select, none {} other { ({region})}}.',
  'then.votes-gained': '{party} : {before} → {total} voix{where, select, none {} other { ({region})}}.',
  'then.base-changed': '{party} : adhérents {before} → {base}.',
  'then.seats':
    '{party} : {votes, plural, one {# voix} other {# voix}}, {mandates, plural, one {# siège} other {# sièges}}{win, plural, =0 {} other {, # points pour la victoire}}.',
  'then.national': 'Plateau national : {before} → {after}.',
  'then.score': '{party} : {total} points.',

  'effect.none': 'Tes chiffres ne changent pas.',
  'effect.votes': 'Toi : {from} → {to} voix ({region}).',
  'effect.points': 'Toi : {from} → {to} points si on comptait maintenant ({region}).',
  'effect.control':
    '{to, plural, =0 {Tu perds le contrôle des médias ({region}).} other {Tu contrôles les médias ({region}).}}',
  'effect.base': 'Toi : adhérents {from} → {to}.',
  'effect.money': 'Toi : {from} → {to}.',

  'why.politician': 'Carte jouée : {politician}.',
  'why.short': 'L’argent ne suffit pas.',
  'why.shared': 'En commun : {cards}.{forced, select, yes { À trois, pas besoin d’accord.} other {}}',
  'why.majority': 'Avec au moins {majority} voix : {parties}.',

  'cause.block': 'Par le choix de départ.',
  'cause.politician': '{party} : {politician}.',
  'cause.poll': 'Par un sondage publié ({party}) : {poll}.',
  'cause.meetings': 'Pour les réunions converties.',
  'cause.donation': 'Pour la contribution acceptée : {amount}.',
  'cause.refusal': 'Pour la contribution refusée : {amount}.',
  'cause.extra-dice': 'Personne d’autre n’a refusé autant ({amount}) : dés supplémentaires.',
  'cause.quiet-poll': 'Pour le sondage gardé secret ({region}).',
  'cause.national': 'En accord avec le plateau national : {opinions}.',

  'right.media': '{party}, {region} : contrôle des médias, {own} marqueurs sur {all}.',
  'right.majority': '{party}, {region} : plus de voix que tous les autres réunis, {own} sur {all}.',

  'idle.used': 'Son « ! » a déjà servi ici.',
  'idle.key-issue': 'Aucune opinion n’est révélée.',
  'idle.own-trend': 'La popularité ne peut pas monter.',
  'idle.other-trends': 'Aucune autre popularité ne peut baisser.',
  'idle.other-trend': 'Aucune autre popularité ne peut baisser.',
  'idle.votes': 'Il n’y a plus de place pour des voix.',
  'idle.media': 'Il n’y a aucun marqueur média à prendre.',
  'idle.poll': 'Il n’y a pas de sondage.',
  'idle.platform': 'Il n’y a pas de carte de plateforme.',
  'idle.base': 'Les adhérents ne peuvent pas augmenter.',

  'tile-why.nobody-there': 'Pas de partenaire : aucune autre tuile n’est là.',
  'tile-why.too-few': 'Pas de partenaire : il faut {needed} cartes en commun. En commun : {others}.',
  'tile-why.taken': 'Ceux qui ont {needed} cartes en commun ont un autre partenaire. En commun : {others}.',
  'tile-why.not-agreed': 'Personne n’a dit oui. En commun : {others}.',

  'partner.nobody-reaches': '{seeker} : aucun partenaire ne permet d’atteindre {majority} voix.',
  'partner.only-one': '{seeker} : un seul partenaire permet d’atteindre {majority} voix ({partner}).',
  'partner.common':
    '{seeker} : parmi les partenaires possibles pour {majority} voix, le plus de cartes en commun : {partner} ({cards}).',
  'partner.turn-order':
    '{seeker} : autant de cartes en commun avec {tied} ; premier dans l’ordre du tour : {partner}.',

  'side.votes': 'Le plus de voix : {sides}.',
  'side.highest': '{votes} voix chacun ; le plus haut marqueur : {winner} ({highest}).',
  'side.on-top': '{votes} voix chacun, les plus hauts marqueurs à égalité ; au-dessus : {winner}.',

  'floor.product': 'Chaque parenthèse compte au moins 1.',
  'floor.factor': 'Deux réunions apportent au moins un vote.',
};
