import { story } from '../story/messages/fr.ts';
import type { Messages } from './en.ts';

/** What players read, in French. */
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
  'issue.euro': 'Euro',
  'issue.health': 'Réforme de la santé',
  'issue.spelling': 'Réforme de l’orthographe',

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
    'faire perdre {amount, plural, one {une case} other {# cases}} de popularité {to_target}',
  'deed.votes': 'gagner {amount, plural, one {# voix} other {# voix}}',
  'deed.media':
    'verser {cost} {to_target} et retirer un de {target_number, select, many {leurs} other {ses}} marqueurs médias',
  'deed.media-place':
    'verser {cost} {to_target}{bank, select, none {} other { et {bank} à la banque}} et remplacer un de {target_number, select, many {leurs} other {ses}} marqueurs médias par un des tiens',
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
    '{possible, select, yes {Payer {cost} pour {the_politician} {in_region} ? Sinon, la carte quitte le jeu.} other {Tu ne peux pas payer {cost} pour {the_politician} {in_region} : la carte quitte le jeu.}}',
  'ask.act':
    '{part, select, main {Action principale} other {Une action secondaire}} {of_politician} {in_region}.',
  'ask.influence': 'Tu contrôles les médias {in_region} : échange une opinion, ou passe.',
  'ask.majority':
    'Tu as plus de voix {in_region} que tous les autres ensemble : échange une opinion, ou passe.',
  'ask.poll-bid':
    '{possible, select, yes {Sondage {in_region}, dos : {back}. Mise une seule fois, de {min} à {max}, ou passe.} other {Sondage {in_region}, dos : {back}. Tu n’as pas assez d’argent pour miser : passe.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {Sondage {in_region}. Mise de {min} à {max}, ou passe.} other {Sondage {in_region}. Tu n’as pas assez d’argent pour miser : passe.}}',
  'ask.poll-use':
    '{possible, select, yes {Publier le sondage {in_region} ou le garder secret ?} other {Le sondage ne fait pas monter ton parti {in_region} : garde-le secret.}}',
  'ask.turn-in': 'Combien de réunions convertis-tu en voix {in_region} ? Aucune, ou de {min} à {max}.',
  'ask.donation': 'Choisis une contribution, puis accepte-la ou refuse-la.',
  'ask.name-start': 'Le tour continue à partir de là, dans le sens horaire.',
  'ask.redraw': 'Défausse autant de cartes de ta main que tu veux et pioches-en autant.',
  'ask.swap': 'Échange une carte de ta plateforme contre une carte de ta main, ou n’échange rien.',
  'ask.lay': 'Pose un politicien face cachée, ou passe.',
  'ask.pay-next': 'Tu ne peux pas payer tous tes politiciens. Lequel paies-tu maintenant ? Argent : {money}.',
  'ask.resolve': 'Quel politicien agit maintenant, et que fait-il ?',
  'ask.coalition': 'Coalition {in_region} : choisis un partenaire, ou passe.',
  'ask.answer':
    '{The_from} te {from_number, select, many {proposent} other {propose}} une coalition {in_region} ; vous avez {common, plural, one {# carte} other {# cartes}} en commun. Acceptes-tu ?',
  'ask.poll-lines': 'Publie une ou deux lignes du sondage {in_region}, ou garde-le secret.',
  'ask.promote': 'Déplacer un marqueur média {from_region} vers le plateau national, pour {points} points ?',
  'ask.nationalise':
    'Porte une opinion {from_region} sur le plateau national (encore {left}), ou arrête-toi.',
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
  'partner-choice.ask': 'proposer une coalition {to_party} ({common} en commun)',
  'partner-choice.force': 'forcer {the_party} ({common} en commun)',
  'national-choice.enter': 'ajouter l’opinion {card}',
  'national-choice.enter-for': 'mettre l’opinion {card} à la place de l’opinion {replaced}',
  'national-choice.secure': 'rendre dominante l’opinion {card}',
  'national-choice.replace': 'remplacer l’opinion {replaced} par l’opinion {card}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Manche {round} : on vote {in_regions}.',
  'event.sealed': '{The_party} {party_number, select, many {ont} other {a}} décidé.',
  'event.region-laid': '{region} : carte posée sur le plateau {board}.',
  'event.opinion-opened': 'Nouvelle opinion {in_region} : {card}.',
  'event.opinion-discarded': '{card} répète un thème {in_region} et laisse la place à la carte suivante.',
  'event.opinion-missing': 'Il ne reste aucune opinion qui convienne {in_region}.',
  'event.packets-passed': 'Les paquets passent à gauche.',
  'event.platform-laid': '{The_party} {party_number, select, many {posent} other {pose}} {cards}.',
  'event.policies-discarded':
    '{The_party} {party_number, select, many {défaussent} other {défausse}} {cards}.',
  'event.policies-drawn':
    '{The_party} {party_number, select, many {piochent} other {pioche}} {known, select, yes {{cards}} other {{count, plural, one {une carte} other {# cartes}}}}.',
  'event.policies-shuffled':
    'La défausse des cartes de plateforme est mélangée : {count, plural, one {# carte} other {# cartes}}.',
  'event.block-revealed':
    '{The_party} {party_number, select, many {choisissent} other {choisit}} {blocks} : {fields}.',
  'event.provisional-start':
    '{The_party} {party_number, select, many {sont} other {est}} premier joueur provisoire.',
  'event.bids-revealed': 'Mises : {bids}.',
  'event.raised': '{The_party} {party_number, select, many {relancent} other {relance}} à {amount}.',
  'event.raise-passed': '{The_party} ne {party_number, select, many {relancent} other {relance}} pas.',
  'event.start-player':
    '{The_party} {party_number, select, many {paient {paid} et deviennent} other {paie {paid} et devient}} premier joueur.',
  'event.platform-source':
    '{The_party} {source, select, draw {{party_number, select, many {piochent} other {pioche}} une carte} refresh {{party_number, select, many {remplacent} other {remplace}} les cartes visibles} other {ne {party_number, select, many {prennent} other {prend}} aucune carte}}.',
  'event.display-discarded': 'Cartes visibles défaussées : {cards}.',
  'event.display-laid': 'Nouvelles cartes visibles : {cards}.',
  'event.policy-taken': '{The_party} {party_number, select, many {prennent} other {prend}} {card}.',
  'event.platform-changed':
    '{The_party} {party_number, select, many {échangent} other {échange}} {out} contre {in}.',
  'event.media-bought':
    '{The_party} {party_number, select, many {achètent} other {achète}} un marqueur média {in_region} pour {paid}.',
  'event.media-passed':
    '{The_party} n’{party_number, select, many {achètent} other {achète}} pas de marqueur média.',
  'event.meetings-bought':
    '{The_party} {none, select, yes {n’{party_number, select, many {achètent} other {achète}} pas de réunions} other {{party_number, select, many {achètent} other {achète}} des réunions pour {paid} : {regions}}}.',
  'event.politicians-sent':
    '{The_party} {count, plural, =0 {n’{party_number, select, many {envoient} other {envoie}} personne} one {{party_number, select, many {envoient} other {envoie}} un politicien : {cards}} other {{party_number, select, many {envoient} other {envoie}} des politiciens : {cards}}}.',
  'event.politicians-shown': 'Politiciens révélés {in_region} : {row}.',
  'event.politician-paid':
    '{The_party} {party_number, select, many {paient} other {paie}} {paid} pour {the_politician} {in_region}.',
  'event.politician-declined':
    '{The_party} ne {party_number, select, many {paient} other {paie}} pas {the_politician} {in_region}.',
  'event.politician-acted': '{The_politician} {of_party} {in_region} {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{The_politician} {of_party} {in_region} n’a rien à faire} main {{The_party} {party_number, select, many {renoncent} other {renonce}} à l’action principale {of_politician} {in_region}} only {{The_party} {party_number, select, many {laissent} other {laisse}} {the_politician} {in_region} sans action} other {{The_party} {party_number, select, many {renoncent} other {renonce}} à l’action secondaire {of_politician} {in_region}}}.',
  'event.politicians-left': 'Hors du jeu après les actions {in_region} : {row}.',
  'event.key-issue-placed':
    '{The_party} {party_number, select, many {font} other {fait}} de la carte {card} le thème clé {in_region}.',
  'event.key-issue-removed':
    '{The_party} {party_number, select, many {retirent} other {retire}} le thème clé de la carte {card} {in_region}.',
  'event.media-removed':
    '{The_party} {party_number, select, many {versent {paid} {to_target} et retirent} other {verse {paid} {to_target} et retire}} un de {target_number, select, many {leurs} other {ses}} marqueurs médias {in_region}.',
  'event.media-placed':
    '{The_party} {party_number, select, many {posent leur} other {pose son}} propre marqueur média {in_region}{paid, select, none {} other { pour {paid}}}.',
  'event.trend-moved':
    'La popularité {of_party} {in_region} {way, select, up {monte} other {baisse}} {spaces, plural, one {d’une case} other {de # cases}} : {from} → {to}.',
  'event.votes-gained':
    '{The_party} {party_number, select, many {gagnent} other {gagne}} {votes} voix {in_region}, soit {total} en tout.',
  'event.base-changed': 'Adhérents {of_party} : {change}, soit {base}.',
  'event.opinion-exchanged':
    '{The_party} {party_number, select, many {échangent} other {échange}} l’opinion {out} contre {in} {in_region}.',
  'event.influence-passed':
    '{The_party} {party_number, select, many {laissent} other {laisse}} les opinions inchangées {in_region}.',
  'event.poll-offered':
    'Sondage {in_region}{open, select, yes {, dos : {back}. {The_party} {party_number, select, many {dirigent} other {dirige}} les enchères} other {}}.',
  'event.poll-bid': '{The_party} {party_number, select, many {misent} other {mise}} {amount}.',
  'event.poll-passed': '{The_party} {party_number, select, many {passent} other {passe}}.',
  'event.poll-won':
    '{The_party} {party_number, select, many {remportent} other {remporte}} le sondage {in_region} pour {paid}.',
  'event.poll-unsold': 'Personne ne veut du sondage {in_region} ; il est défaussé sans être vu.',
  'event.poll-seen':
    '{known, select, yes {Le sondage : {poll}.} other {{The_party} {party_number, select, many {consultent} other {consulte}} le sondage.}}',
  'event.poll-published':
    '{The_party} {party_number, select, many {publient} other {publie}} le sondage {in_region} : {poll}.',
  'event.poll-quiet':
    '{The_party} {party_number, select, many {gardent} other {garde}} secret le sondage {in_region}.',
  'event.polls-shuffled': 'Les sondages sont mélangés : {count, plural, one {# carte} other {# cartes}}.',
  'event.meetings-turned-in':
    '{The_party} {party_number, select, many {convertissent} other {convertit}} {meetings, plural, one {# réunion} other {# réunions}} {in_region} : popularité {trend}, correspondance {agreement}, soit {votes} voix.',
  'event.meetings-kept':
    '{The_party} ne {party_number, select, many {convertissent} other {convertit}} aucune réunion {in_region}.',
  'event.election-held': 'Élection {in_region}, sièges : {mandates}. {outcome}{presence}',
  'event.paid-out':
    '{The_party} {party_number, select, many {reçoivent} other {reçoit}} {forMandates} pour les sièges et {forBase} pour les adhérents.',
  'event.donation-taken':
    '{The_party} {party_number, select, many {acceptent} other {accepte}} la contribution de {amount}.',
  'event.donation-refused':
    '{The_party} {party_number, select, many {refusent} other {refuse}} la contribution de {amount}.',
  'event.region-cleared': 'Plateau débarrassé : {region}.',
  'event.opinions-shuffled':
    'La défausse des opinions est mélangée : {count, plural, one {# carte} other {# cartes}}.',
  'event.rolled': '{The_party} {party_number, select, many {lancent} other {lance}} les dés : {rolls}.',
  'event.start-won':
    '{The_party} {party_number, select, many {paient {paid} et choisissent} other {paie {paid} et choisit}} le premier joueur.',
  'event.start-named':
    '{The_party} {party_number, select, many {désignent} other {désigne}} {the_start} comme premier joueur.',
  'event.tile-laid':
    '{The_party} {party_number, select, many {posent} other {pose}} une tuile de coalition {in_region}.',
  'event.tile-missing':
    '{The_party} ne {party_number, select, many {posent} other {pose}} pas de tuile de coalition {in_region} : {why}.',
  'event.tile-returned':
    '{The_party} {party_number, select, many {reprennent} other {reprend}} la tuile de coalition {from_region}.',
  'event.coalition-asked':
    '{The_party} {party_number, select, many {proposent} other {propose}} une coalition {to_partner} {in_region} : {common, plural, one {# carte} other {# cartes}} en commun.',
  'event.coalition-refused': '{The_partner} {partner_number, select, many {refusent} other {refuse}}.',
  'event.coalition-formed':
    '{The_parties} forment une {forced, select, yes {coalition forcée} other {coalition}} {in_region}.',
  'event.coalition-passed': '{The_party} {party_number, select, many {font} other {fait}} cavalier seul.',
  'event.promoted':
    '{The_party} {party_number, select, many {déplacent} other {déplace}} un marqueur média {from_region} vers le plateau national : {points} points.',
  'event.promotion-declined':
    '{The_party} {party_number, select, many {laissent} other {laisse}} le marqueur média {in_region}.',
  'event.nationalised':
    '{The_party} {does, select, secure {{party_number, select, many {rendent} other {rend}} dominante l’opinion {card} du plateau national} replace {{party_number, select, many {remplacent} other {remplace}} {replaced} par {card} sur le plateau national} enterfor {{party_number, select, many {portent} other {porte}} {card} sur le plateau national à la place de {replaced}} other {{party_number, select, many {portent} other {porte}} {card} sur le plateau national}}.',
  'event.nationalising-ended':
    '{The_party} ne {party_number, select, many {portent} other {porte}} rien de plus sur le plateau national.',
  'event.donation-laid':
    '{The_party} {accept, select, yes {{party_number, select, many {acceptent} other {accepte}} une contribution de {amount}} other {{known, select, yes {{party_number, select, many {refusent} other {refuse}} la contribution de {amount}, face cachée} other {{party_number, select, many {posent} other {pose}} une contribution face cachée}}}}.',
  'event.donation-shown': '{The_party} {party_number, select, many {avaient} other {avait}} refusé {amount}.',
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

  'outcome.majority':
    '{The_parties} {parties_number, select, many {ont la majorité et gagnent} other {a la majorité et gagne}} : {points} points.',
  'outcome.several':
    '{The_scoring} ont la majorité, {points} points chacun ; {the_parties} {parties_number, select, many {gagnent} other {gagne}}.',
  'outcome.coalition': '{The_parties} gagnent en coalition, {points} points chacun.',
  'outcome.alone':
    '{The_scoring} {scoring_number, select, many {arrivent en tête mais ne trouvent} other {arrive en tête mais ne trouve}} pas de partenaire : {points} points.',
  'outcome.no-votes': 'Aucune voix, aucun vainqueur.',
  'outcome.most': '{The_parties} {parties_number, select, many {gagnent} other {gagne}}.',
  'outcome.most-by-a-nose':
    '{The_parties} {parties_number, select, many {gagnent} other {gagne}} de justesse.',
  'outcome.alliance': '{The_parties} gagnent ensemble.',
  'outcome.alliance-by-a-nose': '{The_parties} gagnent ensemble, de justesse.',
  'outcome.presence': ' Sur le plateau des médias : {the_parties}.',

  'benefit.meetings': 'réunions {in_regions}',
  'benefit.trend': 'popularité {in_regions}',
  'benefit.media': 'médias {in_regions}',
  'benefit.votes': 'voix {in_regions}',
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

  'block.letter': 'le bloc {block}',
  'block.options': 'les options préliminaires',

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
