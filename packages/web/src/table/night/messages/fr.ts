import type { Messages } from './en.ts';

export const fr: Messages = {
  'night.number': 'Élection {number} sur {of} · {region}',
  'night.counting': 'Dépouillement {in_region}',
  'night.headline':
    '{who, select, none {Personne ne gagne} other {{parties_number, select, you {Tu gagnes} all {{The_parties} gagnez} many {{The_parties} gagnent} other {{The_parties} gagne}}}} {in_region}{nose, select, yes { de justesse} other {}}',
  'night.you': 'toi',
  'night.why-majority':
    '{parties_number, select, you {Tu as} many {{The_parties} ont} other {{The_parties} a}} {votes} voix. {majority} suffisent pour gagner sans partenaire.',
  'night.why-several':
    '{The_parties} {parties_number, select, all {avez} other {ont}} au moins {majority} voix ; celui qui en a le plus l’emporte.',
  'night.why-level':
    '{The_parties} {parties_number, select, all {avez} other {ont}} au moins {majority} voix ; les plus forts sont à égalité et l’emportent ensemble.',
  'night.why-no-votes': 'Il n’y a eu aucune voix.',
  'night.why-seeker':
    'Personne n’a {majority} voix. {party_number, select, you {Tu es en tête avec {votes} et tu cherches} many {{The_party} sont en tête avec {votes} et cherchent} other {{The_party} est en tête avec {votes} et cherche}} un partenaire{tied, select, yes { (par l’ordre du tour)} other {}}.',
  'night.why-nobody-reaches':
    'Avec personne on n’atteint {majority} ensemble, donc personne ne gagne : {points} points pour le parti en tête.',
  'night.why-only-one': 'Il n’y a qu’avec {the_party} qu’on atteint {majority}.',
  'night.why-common':
    'Parmi ceux qui permettent d’atteindre {majority}, {party_number, select, you {c’est toi qui partages} many {{the_party} partagent} other {{the_party} partage}} le plus de points de programme.',
  'night.why-turn-order':
    'Plusieurs partagent autant de points de programme ; premier dans l’ordre du tour : {party}.',
  'night.why-votes': '{first} : {votes} voix ; {second} : {others}. Le plus de voix l’emporte.',
  'night.why-highest':
    '{votes} voix chacun. À égalité, le marqueur seul le plus haut l’emporte : {highest} contre {lower}.',
  'night.why-on-top': '{votes} voix chacun et marqueurs seuls à égalité : celui du dessus l’emporte.',
  'night.column-count': 'avant + comptés',
  'night.column-together': 'ensemble',
  'night.seats': 'Sièges',
  'night.win': 'Victoire',
  'night.total': 'Total',
  'night.line': '{majority} pour gagner sans partenaire',
  'night.together': 'Ensemble',
  'night.each': '{points} points chacun',
  'night.partners':
    '{partner, select, none {Pourquoi personne ?} other {Pourquoi {the_partner} ?}} Points de programme partagés avec {the_seeker}',
  'night.same': 'communs',
  'night.reaches': '{isEnough, select, yes {suffit} other {ne suffit pas}}',
  'night.sides': 'Qui gagne',
  'night.by-highest': 'marqueur seul le plus haut',
  'night.by-on-top': 'marqueur du dessus',
  'night.media-moved':
    '{parties_number, select, you {Tu déplaces} all {{The_parties} déplacez} many {{The_parties} déplacent} other {{The_parties} déplace}} un marqueur média {from_region} vers la case de {points} points à la fin.',
  'night.media-control': '{party} : pour le contrôle des médias.',
  'night.media-none': 'Aucun marqueur média n’a été déplacé.',
  'night.open':
    '{who_number, select, you {À toi de décider maintenant} many {{The_who} décident maintenant} other {{The_who} décide maintenant}} : {promote, select, yes {un marqueur média} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {jusqu’à # opinion} other {jusqu’à # opinions}} pour le plateau national.',
  'night.then': 'Ensuite : {the_parties}.',
  'night.nothing-placed': 'Aucune opinion n’est venue sur le plateau national.',
  'night.replaced': 'au lieu de {card}',
  'night.fresh': 'nouvelle',
  'night.secured': 'assurée maintenant',
  'night.members': 'Adhérents, et points pour les opinions nationales à la fin',
  'night.column-members': 'adhérents',
  'night.column-end': 'à la fin',
  'night.next': 'La suite',
  'night.next-votes': 'Manche {round} : {regions}',
  'night.back': 'Tu peux revenir ici à tout moment : par le signe de cette élection dans la barre du haut.',
  'night.waiting': '{count, plural, one {Encore une élection ensuite} other {Encore # élections ensuite}}.',
  'night.on':
    '{next, select, more {À l’élection suivante} payout {Au financement} spoils {Aux fruits de la victoire} finalscoring {Au décompte final} other {Fermer}}',
  'night.again': 'Revoir',
  'night.your-decision': 'C’est à toi de décider. Tu peux continuer à tout moment.',
  'night.say-counted': 'Dépouillement terminé {in_region} : {votes}.',
  'night.say-line':
    '{count, plural, =0 {Personne n’a {majority} voix.} other {{parties_number, select, you {Tu as} all {{The_parties} avez} many {{The_parties} ont} other {{The_parties} a}} au moins {majority} voix.}}',
  'night.say-together': 'Ensemble : {votes}.',
  'night.say-points':
    '{who_number, select, you {Tu as} many {{The_who} ont} other {{The_who} a}} {total} points, place {rank}.',
};
