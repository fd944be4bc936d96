/** The election night. */
export const night = {
  'night.number': 'Élection {number} sur {of} · {region}',
  'night.counting': '{region} : dépouillement',
  'night.headline':
    '{region} : {who, select, you {tu gagnes{nose, select, yes { de justesse} other {}}} none {personne ne gagne} other {victoire{nose, select, yes { de justesse} other {}}, {parties}}}',
  'night.you': 'toi',
  'night.why-majority': '{parties} : {votes} voix. {majority} suffisent pour gagner sans partenaire.',
  'night.why-several': 'Au moins {majority} voix : {parties}. Parmi eux, le plus de voix l’emporte.',
  'night.why-no-votes': 'Il n’y a eu aucune voix.',
  'night.why-seeker':
    'Personne n’a {majority} voix. Le parti en tête, avec {votes}, cherche un partenaire : {party}{tied, select, yes {, premier dans l’ordre du tour} other {}}.',
  'night.why-nobody-reaches':
    'Avec personne on n’atteint {majority} ensemble, donc personne ne gagne : {points} points pour le parti en tête.',
  'night.why-only-one': 'Un seul permet d’atteindre {majority} ensemble : {party}.',
  'night.why-common':
    'Parmi ceux qui permettent d’atteindre {majority}, celui qui partage le plus de points de programme : {party}.',
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
  'night.rank': '{rank, selectordinal, one {#er} other {#e}}',
  'night.line': '{majority} pour gagner sans partenaire',
  'night.together': 'Ensemble',
  'night.each': '{points} points chacun',
  'night.partners':
    '{partner, select, none {Pourquoi personne ?} you {Pourquoi toi ?} other {Pourquoi {partner} ?}} Points de programme partagés : {seeker}',
  'night.same': 'communs',
  'night.reaches': '{isEnough, select, yes {suffit} other {ne suffit pas}}',
  'night.sides': 'Qui gagne',
  'night.by-highest': 'marqueur seul le plus haut',
  'night.by-on-top': 'marqueur du dessus',
  'night.media-moved':
    '{parties} : un marqueur média passe de {region} à la case de {points} points à la fin.',
  'night.media-control': '{party} : pour le contrôle des médias.',
  'night.media-none': 'Aucun marqueur média n’a été déplacé.',
  'night.open':
    '{who, select, you {À toi de décider maintenant} other {{who} décide maintenant}} : {promote, select, yes {un marqueur média} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {jusqu’à # opinion} other {jusqu’à # opinions}} pour le plateau national.',
  'night.then': 'Ensuite : {parties}.',
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
  'night.say-counted': '{region} : voix comptés. {votes}.',
  'night.say-line':
    '{count, plural, =0 {Personne n’a {majority} voix.} one {Au moins {majority} : {parties}.} other {Au moins {majority} : {parties}.}}',
  'night.say-together': 'Ensemble : {votes}.',
  'night.say-points': '{who, select, you {Tu as} other {{who} :}} {total} points, place {rank}.',
};
