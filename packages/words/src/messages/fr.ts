import type { Messages } from './en.ts';
import { story } from './story/fr.ts';

/** What players read, in French. Names stand before a colon: there they need neither article nor verb. */
export const fr: Messages = {
  ...story,
  'language.name': 'Français',

  labelled: '{label} : {text}',

  'issue.education': 'Éducation',
  'issue.digitalisation': 'Numérique',
  'issue.genetics': 'Génie génétique',
  'issue.security': 'Sécurité intérieure',
  'issue.welfare': 'Protection sociale',
  'issue.environment': 'Environnement',
  'issue.transport': 'Transports',
  'issue.terrorism': 'Lutte antiterroriste',
  'issue.defence': 'Défense',
  'issue.economy': 'Relance économique',
  'issue.taxes': 'Impôts',
  'issue.nuclear': 'Énergie nucléaire',
  'issue.wages': 'Baisse des salaires',

  'ability.key-issue': 'thème clé',
  'ability.own-trend': 'popularité en hausse de {amount, plural, one {# case} other {# cases}}',
  'ability.other-trends': 'popularité des autres en baisse de {amount, plural, one {# case} other {# cases}}',
  'ability.other-trend': 'popularité d’un autre en baisse de {amount, plural, one {# case} other {# cases}}',
  'ability.votes': 'voix +{amount}',
  'ability.media': 'média',
  'ability.poll': 'sondage',
  'ability.platform': 'plateforme',
  'ability.base': 'adhérents +{amount}',

  'deed.place-key-issue': 'poser le thème clé sur la carte {card}',
  'deed.remove-key-issue': 'retirer le thème clé de la carte {card}',
  'deed.own-trend': 'gagner {amount, plural, one {une case} other {# cases}} de popularité',
  'deed.other-trends':
    'faire perdre {amount, plural, one {une case} other {# cases}} de popularité à tous les autres partis',
  'deed.other-trend':
    'faire perdre {amount, plural, one {une case} other {# cases}} de popularité à un adversaire ({target})',
  'deed.votes': 'gagner {amount, plural, one {# voix} other {# voix}}',
  'deed.media': 'verser {cost} à un adversaire ({target}) et retirer un de ses marqueurs médias',
  'deed.media-place':
    'verser {cost} à un adversaire ({target}){bank, select, none {} other { et {bank} à la banque}} et remplacer un de ses marqueurs médias par un des tiens',
  'deed.poll': 'prendre le sondage du dessus de la pile',
  'deed.platform': 'remanier ta plateforme',
  'deed.base': 'adhérents +{amount}',

  'ruleset.2019-4': 'Édition 2019, quatre élections',
  'ruleset.2019-7': 'Édition 2019, sept élections',
  'ruleset.2006-7': 'Édition 2006, sept manches',
  'ruleset.2006-5': 'Édition 2006, cinq manches',
  'ruleset.1997-7': 'Édition 1997, sept manches',

  'phase.draft': 'Draft',
  'phase.first-platform': 'Première plateforme',
  'phase.starting-blocks': 'Blocs de départ',
  'phase.start-player': 'Premier joueur',
  'phase.platforms': 'Plateformes',
  'phase.media-shares': 'Marqueurs médias',
  'phase.meetings': 'Réunions',
  'phase.send-politicians': 'Envoi des politiciens',
  'phase.politicians-act': 'Actions des politiciens',
  'phase.politicians-resolve': 'Actions des politiciens',
  'phase.coalitions': 'Coalitions',
  'phase.media-influence': 'Influence des médias',
  'phase.poll-auctions': 'Enchères de sondages',
  'phase.votes': 'Voix',
  'phase.last-count': 'Dernières voix',
  'phase.election': 'Élection',
  'phase.spoils': 'Fruits de la victoire',
  'phase.base-gain': 'Nouveaux adhérents',
  'phase.pay-out': 'Financement',
  'phase.donations': 'Contributions',
  'phase.next-round': 'Manche suivante',
  'phase.final-scoring': 'Décompte final',

  'source.mandates': 'Voix',
  'source.wins': 'Victoires électorales',
  'source.media': 'Présence médiatique',
  'source.base': 'Adhérents',
  'source.bonus': 'Bonus d’adhérents',
  'source.national': 'Opinion nationale',
  'source.money': 'Argent',

  'ask.draft': 'Choisis une carte de plateforme à garder ; les autres passent à gauche.',
  'ask.first-platform':
    'Compose ta première plateforme : {count, plural, one {# carte} other {# cartes de thèmes différents}}.',
  'ask.complete-platform':
    'Complète ta plateforme : pose {count, plural, one {# thème manquant} other {# thèmes manquants}}.',
  'ask.keep-policy': 'Quelle carte gardes-tu en main ?',
  'ask.starting-block': 'Choisis un bloc de départ et les régions où placer ses avantages.',
  'ask.bid': 'Ta mise secrète pour être premier joueur, de {min} à {max}.',
  'ask.raise':
    '{possible, select, yes {Égalité : relance une seule fois, de {min} à {max}, ou passe.} other {Égalité, mais tu n’as pas assez d’argent pour relancer : passe.}}',
  'ask.platform-source': 'À toi de remanier ta plateforme.',
  'ask.take-policy': 'Prends une des cartes visibles.',
  'ask.exchange':
    'Échange jusqu’à {max, plural, one {# carte} other {# cartes}} de ta plateforme, puis garde {keep, plural, one {# carte} other {# cartes}} en main.',
  'ask.buy-media':
    '{possible, select, yes {Achète un marqueur média pour {cost}, ou passe.} other {Tu as moins de {cost} : passe.}}',
  'ask.meetings':
    'Achète des réunions dans autant de régions que tu veux. Réserve : {supply}, argent : {money}.',
  'ask.send': 'Envoie des politiciens face cachée, au plus un par région.',
  'ask.pay':
    '{possible, select, yes {{region} : payer {cost} pour la carte {politician} ? Sinon, elle quitte le jeu.} other {{region} : tu ne peux pas payer {cost} pour la carte {politician} ; elle quitte le jeu.}}',
  'ask.act':
    '{part, select, main {{region}, carte {politician} : action principale.} other {{region}, carte {politician} : une action secondaire.}}',
  'ask.influence': '{region} : tu contrôles les médias. Échange une opinion, ou passe.',
  'ask.majority':
    '{region} : tu as plus de voix que tous les autres ensemble. Échange une opinion, ou passe.',
  'ask.poll-bid':
    '{possible, select, yes {{region}, dos du sondage : {back}. Mise une seule fois, de {min} à {max}, ou passe.} other {{region}, dos du sondage : {back}. Tu n’as pas assez d’argent pour miser : passe.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {{region}, sondage. Mise de {min} à {max}, ou passe.} other {{region}, sondage. Tu n’as pas assez d’argent pour miser : passe.}}',
  'ask.poll-use':
    '{possible, select, yes {{region} : publier le sondage ou le garder secret ?} other {{region} : le sondage ne fait pas monter ton parti, garde-le secret.}}',
  'ask.turn-in': '{region} : convertis des réunions en voix, aucune ou de {min} à {max}.',
  'ask.donation': 'Choisis une contribution, puis accepte-la ou refuse-la.',
  'ask.name-start': 'Le tour continue à partir de là, dans le sens horaire.',
  'ask.redraw': 'Défausse autant de cartes de ta main que tu veux et pioches-en autant.',
  'ask.swap': 'Échange une carte de ta plateforme contre une carte de ta main, ou n’échange rien.',
  'ask.lay': 'Pose un politicien face cachée, ou passe.',
  'ask.pay-next': 'Tu ne peux pas payer tous tes politiciens. Lequel paies-tu maintenant ? Argent : {money}.',
  'ask.resolve': 'Quel politicien agit maintenant, et que fait-il ?',
  'ask.coalition': '{region}, coalition : choisis un partenaire, ou passe.',
  'ask.answer':
    '{from}, {region} : ce parti te propose une coalition ; vous avez {common, plural, one {# carte} other {# cartes}} en commun. Acceptes-tu ?',
  'ask.poll-lines': '{region} : publie une ou deux lignes du sondage, ou garde-le secret.',
  'ask.promote': '{region} : déplacer un marqueur média vers le plateau national, pour {points} points ?',
  'ask.nationalise': '{region} : porte une opinion sur le plateau national (encore {left}), ou arrête-toi.',
  'ask.lay-donation': 'Choisis une contribution : accepte-la face visible, ou refuse-la face cachée.',

  'source-choice.draw': 'piocher une carte, puis prendre une des cartes visibles',
  'source-choice.refresh': 'remplacer toutes les cartes visibles, puis en prendre une',
  'source-choice.nothing': 'ni l’un ni l’autre, échanger seulement',
  'donation-choice.take': 'accepter {amount}, adhérents −{base}',
  'donation-choice.refuse': 'refuser {amount}, adhérents +{base}',
  'poll-choice.publish': 'publier',
  'poll-choice.quiet': 'garder secret, adhérents +{base}',
  'poll-choice.quiet-dice':
    'garder secret, adhérents en plus : {dice, plural, one {le résultat de # dé} other {le total de # dés}}',
  'donation-choice.accept':
    'accepter {amount}, adhérents en moins : {dice, plural, one {le résultat de # dé} other {le plus haut de # dés}}',
  'donation-choice.decline':
    'refuser {amount}, adhérents en plus : {dice, plural, one {le résultat de # dé} other {le total de # dés}}',
  'partner-choice.ask': 'proposer une coalition : {party} ({common} en commun)',
  'partner-choice.force': 'forcer la coalition : {party} ({common} en commun)',
  'national-choice.enter': 'ajouter l’opinion {card}',
  'national-choice.enter-for': 'mettre l’opinion {card} à la place de l’opinion {replaced}',
  'national-choice.secure': 'rendre dominante l’opinion {card}',
  'national-choice.replace': 'remplacer l’opinion {replaced} par l’opinion {card}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Manche {round}. Aux urnes : {regions}.',
  'event.sealed': '{party} : décision prise.',
  'event.region-laid': '{region} : carte posée sur le plateau {board}.',
  'event.opinion-opened': '{region}, opinion révélée : {card}.',
  'event.opinion-discarded': '{region} : {card} répète un thème et laisse la place à la carte suivante.',
  'event.opinion-missing': '{region} : il ne reste aucune opinion qui convienne.',
  'event.packets-passed': 'Les paquets passent à gauche.',
  'event.platform-laid': '{party}, plateforme : {cards}.',
  'event.policies-discarded': '{party}, défausse : {cards}.',
  'event.policies-drawn':
    '{known, select, yes {{party}, pioche : {cards}.} other {{party}, pioche : {count, plural, one {# carte} other {# cartes}}.}}',
  'event.policies-shuffled':
    'La défausse des cartes de plateforme est mélangée : {count, plural, one {# carte} other {# cartes}}.',
  'event.block-revealed': '{party}, choix de départ ({blocks}) : {fields}.',
  'event.provisional-start': 'Premier joueur provisoire : {party}.',
  'event.bids-revealed': 'Mises : {bids}.',
  'event.raised': '{party} : relance à {amount}.',
  'event.raise-passed': '{party} : pas de relance.',
  'event.start-player': 'Premier joueur : {party}, pour {paid}.',
  'event.platform-source':
    '{source, select, draw {{party} : une carte piochée.} refresh {{party} : cartes visibles remplacées.} other {{party} : aucune carte prise.}}',
  'event.display-discarded': 'Cartes visibles défaussées : {cards}.',
  'event.display-laid': 'Nouvelles cartes visibles : {cards}.',
  'event.policy-taken': '{party}, carte prise : {card}.',
  'event.platform-changed': '{party}, échange : {out} contre {in}.',
  'event.media-bought': '{party}, {region} : achat d’un marqueur média pour {paid}.',
  'event.media-passed': '{party} : pas d’achat de marqueur média.',
  'event.meetings-bought':
    '{none, select, yes {{party} : pas d’achat de réunions.} other {{party}, réunions achetées pour {paid} : {regions}.}}',
  'event.politicians-sent':
    '{count, plural, =0 {{party} : aucun politicien envoyé.} one {{party}, envoi d’un politicien : {cards}.} other {{party}, envoi de politiciens : {cards}.}}',
  'event.politicians-shown': '{region}, politiciens révélés : {row}.',
  'event.politician-paid': '{party}, {region} : paiement de {paid} pour la carte {politician}.',
  'event.politician-declined': '{party}, {region} : pas de paiement pour la carte {politician}.',
  'event.politician-acted': '{party}, {region}, {politician} : {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{party}, {region}, carte {politician} : rien à faire.} main {{party}, {region}, carte {politician} : pas d’action principale.} only {{party}, {region}, carte {politician} : aucune action.} other {{party}, {region}, carte {politician} : pas d’action secondaire.}}',
  'event.key-issue-placed': '{party}, {region} : thème clé posé sur la carte {card}.',
  'event.key-issue-removed': '{party}, {region} : thème clé retiré de la carte {card}.',
  'event.media-removed':
    '{party}, {region} : versement de {paid} à un adversaire ({target}) et retrait d’un de ses marqueurs médias.',
  'event.media-placed':
    '{party}, {region} : marqueur média posé à la place libérée{paid, select, none {} other { pour {paid}}}.',
  'event.trend-moved':
    '{party}, {region} : popularité {way, select, up {en hausse} other {en baisse}} de {spaces, plural, one {une case} other {# cases}}, {from} → {to}.',
  'event.votes-gained':
    '{party}, {region} : {votes, plural, one {# voix gagnée} other {# voix gagnées}}, total {total}.',
  'event.base-changed': '{party} : adhérents {change}, total {base}.',
  'event.opinion-exchanged': '{party}, {region} : opinion {out} échangée contre {in}.',
  'event.influence-passed': '{party}, {region} : opinions inchangées.',
  'event.poll-offered':
    '{open, select, yes {{region}, dos du sondage : {back}. Maître des enchères : {party}.} other {{region} : sondage mis aux enchères.}}',
  'event.poll-bid': '{party} : mise de {amount}.',
  'event.poll-passed': '{party} : passe.',
  'event.poll-won': '{party}, {region} : sondage remporté pour {paid}.',
  'event.poll-unsold': '{region} : personne ne veut du sondage ; il est défaussé sans être vu.',
  'event.poll-seen': '{known, select, yes {Le sondage : {poll}.} other {{party} : sondage consulté.}}',
  'event.poll-published': '{party}, {region}, sondage publié : {poll}.',
  'event.poll-quiet': '{party}, {region} : sondage gardé secret.',
  'event.polls-shuffled': 'Les sondages sont mélangés : {count, plural, one {# carte} other {# cartes}}.',
  'event.meetings-turned-in':
    '{party}, {region} : {meetings, plural, one {# réunion convertie} other {# réunions converties}}, popularité {trend}, correspondance {agreement}, soit {votes, plural, one {# voix} other {# voix}}.',
  'event.meetings-kept': '{party}, {region} : aucune réunion convertie.',
  'event.election-held': 'Élection, {region}, sièges : {mandates}. {outcome}{presence}',
  'event.paid-out': '{party}, financement : {forMandates} pour les sièges et {forBase} pour les adhérents.',
  'event.donation-taken': '{party} : contribution de {amount} acceptée.',
  'event.donation-refused': '{party} : contribution de {amount} refusée.',
  'event.region-cleared': '{region} : plateau débarrassé.',
  'event.opinions-shuffled':
    'La défausse des opinions est mélangée : {count, plural, one {# carte} other {# cartes}}.',
  'event.rolled': '{party}, dés : {rolls}.',
  'event.start-won': '{party} : choix du premier joueur, pour {paid}.',
  'event.start-named': '{party}, premier joueur désigné : {start}.',
  'event.tile-laid': '{party}, {region} : tuile de coalition posée.',
  'event.tile-missing': '{party}, {region} : pas de tuile de coalition, {why}.',
  'event.tile-returned': '{party}, {region} : tuile de coalition reprise.',
  'event.coalition-asked':
    '{party}, {region} : coalition proposée à un adversaire ({partner}), {common, plural, one {# carte} other {# cartes}} en commun.',
  'event.coalition-refused': '{partner} : coalition refusée.',
  'event.coalition-formed':
    '{forced, select, yes {{region}, coalition forcée : {parties}.} other {{region}, coalition formée : {parties}.}}',
  'event.coalition-passed': '{party} : pas de recherche de partenaire.',
  'event.promoted': '{party}, {region} : marqueur média déplacé vers le plateau national, {points} points.',
  'event.promotion-declined': '{party}, {region} : marqueur média laissé sur place.',
  'event.nationalised':
    '{does, select, secure {{party}, plateau national, opinion rendue dominante : {card}.} replace {{party}, plateau national : opinion {replaced} remplacée par {card}.} enterfor {{party}, plateau national : opinion {card} à la place de l’opinion {replaced}.} other {{party}, plateau national, nouvelle opinion : {card}.}}',
  'event.nationalising-ended': '{party} : pas d’autre opinion portée sur le plateau national.',
  'event.donation-laid':
    '{accept, select, yes {{party} : contribution de {amount} acceptée.} other {{known, select, yes {{party} : contribution de {amount} refusée, face cachée.} other {{party} : contribution posée face cachée.}}}}',
  'event.donation-shown': '{party}, contribution refusée révélée : {amount}.',
  'event.opinion-board-refilled': 'Le plateau des opinions est de nouveau complet.',
  'event.game-ended': 'La partie est terminée : {scores}.',

  'does.place-key-issue': 'pose un thème clé',
  'does.remove-key-issue': 'retire le thème clé',
  'does.own-trend': 'fait monter sa popularité',
  'does.other-trends': 'fait baisser la popularité de tous les autres',
  'does.other-trend': 'fait baisser la popularité d’un adversaire',
  'does.votes': 'gagne des voix',
  'does.media': 's’en prend à un marqueur média',
  'does.poll': 'prend un sondage',
  'does.platform': 'remanie la plateforme',
  'does.base': 'gagne des adhérents',

  'no-tile.lies-there': 'il y en a déjà une',
  'no-tile.none-left': 'il n’en reste plus',
  'no-tile.last-election': 'pas de coalition à la dernière élection',

  'outcome.majority': 'Majorité et victoire : {parties}, {points} points.',
  'outcome.several': 'Majorité, {points} points chacun : {scoring}. Victoire : {parties}.',
  'outcome.coalition': 'Coalition victorieuse, {points} points chacun : {parties}.',
  'outcome.alone': 'En tête mais sans partenaire : {scoring}, {points} points.',
  'outcome.no-votes': 'Aucune voix, aucun vainqueur.',
  'outcome.most': 'Victoire : {parties}.',
  'outcome.most-by-a-nose': 'Victoire de justesse : {parties}.',
  'outcome.alliance': 'Victoire en coalition : {parties}.',
  'outcome.alliance-by-a-nose': 'Victoire de justesse en coalition : {parties}.',
  'outcome.presence': ' Sur le plateau des médias : {parties}.',

  'benefit.meetings': 'réunions ({regions})',
  'benefit.trend': 'popularité ({regions})',
  'benefit.media': 'médias ({regions})',
  'benefit.votes': 'voix ({regions})',
  'benefit.base': 'adhérents +{base}',

  'outcome-name.majority': 'majorité',
  'outcome-name.several': 'plusieurs majorités',
  'outcome-name.coalition': 'coalition',
  'outcome-name.alone': 'sans partenaire',
  'outcome-name.no-votes': 'aucune voix',
  'outcome-name.most': 'seul',
  'outcome-name.most-by-a-nose': 'seul, de justesse',
  'outcome-name.alliance': 'coalition',
  'outcome-name.alliance-by-a-nose': 'coalition, de justesse',

  'block.letter': 'bloc {block}',
  'block.options': 'options préliminaires',

  'benefit-name.meetings': '{count} réunions',
  'benefit-name.trend': 'une case de popularité',
  'benefit-name.media': 'un marqueur média',
  'benefit-name.votes': '{count} voix',

  'refusal.malformed': 'Cette action est mal formée : {path} {reason}.',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.stale': 'La partie a avancé entre-temps : elle en est à la version {version}, pas {given}.',
  'refusal.not-asked': 'Ce n’est pas à toi de décider maintenant.',
  'refusal.already-sealed': 'Ta décision est prise et scellée.',
  'refusal.wrong-kind': 'C’est une autre décision qui est attendue.',
  'refusal.no-whole-step': '{amount} n’est pas un multiple de {step}.',
  'refusal.below-minimum': '{amount}, c’est trop peu ; {min} au minimum.',
  'refusal.above-maximum': '{amount}, c’est trop ; {max} au maximum.',
  'refusal.above-money': 'Tu n’as pas {amount}.',
  'refusal.must-pass': 'Tu ne peux que passer.',
  'refusal.card-not-there': 'La carte {card} n’est pas disponible.',
  'refusal.wrong-count': 'Il en faut {needed}, pas {given}.',
  'refusal.same-issue': 'Une plateforme ne montre chaque thème qu’une fois ; la carte {card} en répète un.',
  'refusal.region-not-there': 'Région non disponible : {region}.',
  'refusal.region-twice': 'Région nommée deux fois : {region}.',
  'refusal.too-many-meetings':
    '{region} : {max, plural, =0 {plus de place pour une réunion} one {encore # réunion au maximum} other {encore # réunions au maximum}}.',
  'refusal.supply-short': 'Ta réserve en contient {max}, pas {count}.',
  'refusal.politician-not-there': 'Tu n’as pas la carte {politician}.',
  'refusal.politician-twice': 'La carte {politician} ne peut être envoyée qu’une fois.',
  'refusal.block-not-there': 'Il n’y a pas de bloc de départ {block}.',
  'refusal.deed-not-there': 'Ce politicien ne peut pas faire cela ici maintenant.',
  'refusal.target-not-there': 'Ce parti n’a pas de marqueur média ici.',
  'refusal.trend-not-there': 'La tendance de ce parti ne peut pas baisser ici.',
  'refusal.exchange-not-there': 'Échange impossible ici : {out} contre {in}.',
  'refusal.not-publishable': 'Seul un sondage qui fait monter ton propre parti peut être publié.',
  'refusal.donation-not-there': 'Tu n’as plus de contribution de {amount}.',
  'refusal.seat-not-there': 'Ce parti n’est pas disponible.',
  'refusal.replace-needed':
    'Le plateau national est complet : indique quelle opinion la carte {card} remplace.',
  'refusal.line-not-there': 'Cette ligne du sondage n’est pas disponible.',
  'bot.late':
    'Le bot {bot} ({party}) a mis trop longtemps : {by, select, none {sa décision a été tirée au sort} other {le bot {by} a décidé à sa place}}.',
  'bot.broken':
    'Le bot {bot} ({party}) a eu une panne : {by, select, none {sa décision a été tirée au sort} other {le bot {by} a décidé à sa place}}.',
  'proof.fair':
    'Cette donne était honnête : sa graine découle d’un secret fixé avant la partie et de ce que {added, plural, one {# joueur a ajouté} other {# joueurs ont ajouté}}.',
  'proof.host-only':
    'Le serveur a fixé cette donne avant la partie et ne l’a pas changée. Mais aucun joueur n’a rien ajouté : il a donné seul.',
  'proof.no-proof': 'Cet enregistrement ne contient aucune preuve de sa donne.',
  'proof.commitment':
    'Ne te fie pas à cette donne : le secret n’est pas celui qui avait été promis avant la partie.',
  'proof.contributions':
    'Ne te fie pas à cette donne : ce que les joueurs ont ajouté ne correspond pas aux places.',
  'proof.seed':
    'Ne te fie pas à cette donne : sa graine ne découle pas du secret et de ce que les joueurs ont ajouté, place par place.',
  'proof.other-commitment':
    'Ne te fie pas à cette donne : ce n’est pas celle qui t’avait été promise avant la partie.',
  'proof.other-contribution':
    'Ce que ce navigateur a ajouté n’est pas dans cette donne. Si tu t’es ensuite déclaré prêt dans un autre navigateur, c’est pour cela ; sinon, ne t’y fie pas.',
  'seals.none':
    'Cet enregistrement ne contient pas de sceaux : ses décisions secrètes ne peuvent pas être vérifiées.',
  'seals.whole':
    '{sealed, plural, one {La seule décision secrète est bien celle qui a été prise.} other {Les # décisions secrètes sont toutes bien celles qui ont été prises.}}',
  'seals.part': '{whole} décisions secrètes sur {sealed} sont bien celles qui ont été prises.',
  'seals.bare':
    '{bare, plural, one {# n’a pas} other {# n’ont pas}} de sceau : prises ailleurs, ou avant qu’il y ait des sceaux.',
  'seals.witnessed':
    '{witnessed, plural, one {# de ces sceaux a été montré} other {# de ces sceaux ont été montrés}} à ce navigateur sur le moment, et il se souvient des mêmes.',
  'seals.commitment':
    'Ne te fie pas à la décision {number} ({party}, {what}) : ce n’est pas celle qui a été scellée.',
  'seals.other-commitment':
    'Ne te fie pas à la décision {number} ({party}, {what}) : un autre sceau avait été montré à ce navigateur.',
  'seals.other-reveal':
    'Ne te fie pas à la décision {number} ({party}, {what}) : au moment de la révéler, ce navigateur en a vu une autre que celle qui avait été scellée.',
  'seals.missing':
    'Ne te fie pas à cet enregistrement : {lost, plural, one {il manque # décision secrète que ce navigateur connaissait} other {il manque # décisions secrètes que ce navigateur connaissait}}.',
  'seals.draft': 'carte gardée au draft',
  'seals.first-platform': 'première plateforme',
  'seals.keep-policy': 'carte gardée en main',
  'seals.starting-block': 'bloc de départ',
  'seals.bid': 'mise pour être premier joueur',
  'seals.decision': 'décision',
  'refusal.rule': 'Règle : {rule}',
};
