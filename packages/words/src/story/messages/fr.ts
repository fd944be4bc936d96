/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{The_party} {party_number, select, many {choisissent} other {choisit}} {blocks}.',
  'head.display': 'Nouvelles cartes visibles.',
  'head.game-ended':
    '{The_parties} {parties_number, select, many {gagnent} other {gagne}} avec {points} points.',

  'together.raise-passed': '{The_parties} ne relancent pas.',
  'together.media-passed': '{The_parties} n’achètent pas de marqueur média.',
  'together.meetings-bought': '{The_parties} n’achètent pas de réunions.',
  'together.politicians-sent': '{The_parties} n’envoient personne.',
  'together.poll-passed': '{The_parties} passent.',
  'together.meetings-kept': '{The_parties} gardent leurs réunions {in_regions}.',
  'together.coalition-passed': '{The_parties} font cavalier seul.',
  'together.region-laid': 'Nouveaux plateaux : {regions}.',
  'together.opinion-opened': 'Nouvelles opinions {in_regions}.',
  'together.platform-laid': '{The_parties} posent leurs plateformes.',
  'together.policies-discarded': '{The_parties} défaussent les cartes restantes.',
  'together.politicians-shown': 'Politiciens révélés {in_regions}.',
  'together.base-changed': '{The_parties} gagnent des adhérents.',
  'together.meetings-turned-in': 'Toutes les réunions {in_regions} sont comptées.',
  'together.paid-out': '{The_parties} reçoivent leur financement.',
  'together.tile-returned': '{The_parties} reprennent leurs tuiles de coalition {from_regions}.',

  'then.trend-moved':
    '{party} : popularité {way, select, up {en hausse} other {en baisse}} de {spaces, plural, one {une case} other {# cases}}, {from} → {to}{where, select, none {} other { {in_region}}}.',
  'then.votes-gained': '{party} : {before} → {total} voix{where, select, none {} other { {in_region}}}.',
  'then.base-changed': '{party} : adhérents {before} → {base}.',
  'then.seats':
    '{party} : {votes, plural, one {# voix} other {# voix}}, {mandates, plural, one {# siège} other {# sièges}}{win, plural, =0 {} other {, # points pour la victoire}}.',
  'then.national': 'Plateau national : {before} → {after}.',
  'then.score': '{party} : {total} points.',

  'effect.none': 'Tes chiffres ne changent pas.',
  'effect.votes': 'Toi : {from} → {to} voix {in_region}.',
  'effect.points':
    'Toi : {from} → {to} points{win, select, yes { pour les voix et la victoire} other {}} si on comptait maintenant {in_region}.',
  'effect.control':
    '{to, plural, =0 {Tu perds le contrôle des médias {in_region}.} other {Tu contrôles maintenant les médias {in_region}.}}',
  'effect.base': 'Toi : adhérents {from} → {to}.',
  'effect.money': 'Toi : {from} → {to}.',

  'why.politician': 'C’est {the_politician} qui agit.',
  'why.short': 'L’argent ne suffit pas.',
  'why.shared': 'En commun : {cards}.{forced, select, yes { À trois, pas besoin d’accord.} other {}}',
  'why.majority': '{The_parties} {parties_number, select, many {ont} other {a}} au moins {majority} voix.',

  'cause.block': 'Par le choix de départ.',
  'cause.politician': 'C’est {the_politician} {of_party}.',
  'cause.poll':
    'Par un sondage que {party_number, select, many {publient} other {publie}} {the_party} : {poll}.',
  'cause.meetings': 'Pour les réunions converties.',
  'cause.donation': 'Pour la contribution acceptée : {amount}.',
  'cause.refusal': 'Pour la contribution refusée : {amount}.',
  'cause.extra-dice': 'Personne d’autre n’a refusé autant ({amount}) : dés supplémentaires.',
  'cause.quiet-poll': 'Pour le sondage gardé secret {in_region}.',
  'cause.national': 'En accord avec le plateau national : {opinions}.',

  'right.media':
    '{The_party} {party_number, select, many {contrôlent} other {contrôle}} les médias {in_region}, avec {own} marqueurs sur {all}.',
  'right.majority':
    '{The_party} {party_number, select, many {ont} other {a}} plus de voix {in_region} que tous les autres réunis, {own} sur {all}.',

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

  'partner.nobody-reaches': 'Avec {the_seeker}, personne n’atteint {majority} voix.',
  'partner.only-one': 'Avec {the_seeker}, il n’y a que {the_partner} pour atteindre {majority} voix.',
  'partner.common':
    'Parmi ceux qui atteignent {majority} voix avec {the_seeker}, {the_partner} {partner_number, select, many {partagent} other {partage}} le plus de cartes : {cards}.',
  'partner.turn-order':
    '{The_tied} partagent autant de cartes avec {the_seeker} ; dans l’ordre du tour, {the_partner} {partner_number, select, many {viennent} other {vient}} en premier.',

  'side.votes': 'Le plus de voix : {sides}.',
  'side.highest':
    '{votes} voix chacun ; {the_winner} {winner_number, select, many {ont} other {a}} le plus haut marqueur : {highest}.',
  'side.on-top': '{votes} voix chacun, les plus hauts marqueurs à égalité : celui {of_winner} est au-dessus.',

  'floor.product': 'Chaque parenthèse compte au moins 1.',
  'floor.factor': 'Deux réunions apportent au moins une voix.',
};
